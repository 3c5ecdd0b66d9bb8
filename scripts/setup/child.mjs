import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** The tools' own files: started through `node` they need neither a shell nor an executable bit. */
export const TOOLS = {
  astro: tool('astro/bin/astro.mjs'),
  eslint: tool('eslint/bin/eslint.js'),
  playwright: tool('playwright/cli.js'),
  prettier: tool('prettier/bin/prettier.cjs'),
  tsc: tool('typescript/bin/tsc'),
  vitest: tool('vitest/vitest.mjs'),
  wrangler: tool('wrangler/bin/wrangler.js'),
};

/** @param {string} path below node_modules */
function tool(path) {
  return join(ROOT, 'node_modules', path);
}

/**
 * Runs a program, in the project's folder or another one, and waits for its end.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, seconds?: number, quiet?: boolean, shell?: boolean, cwd?: string }} [options]
 *   `seconds` ends the program after that time; `quiet` keeps its output back
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null, output: string }>}
 *   `output` is filled when quiet; rejects when the program cannot be started
 */
export function run(program, args, options = {}) {
  const { env = process.env, seconds, quiet, shell = false, cwd = ROOT } = options;
  return new Promise((fulfil, reject) => {
    const child = spawn(program, args, {
      cwd,
      env,
      shell,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...(seconds ? { timeout: seconds * 1000 } : {}),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const stop = passSignals(child);
    child.on('error', (error) => {
      stop();
      reject(error);
    });
    /** @type {(code: number | null, signal: NodeJS.Signals | null) => void} */
    const end = (code, signal) => {
      stop();
      fulfil({ code, signal, output });
    };
    child.on('close', end);
    // A program that was stopped may leave a child of its own behind that holds the output open.
    child.on('exit', (code, signal) => signal && end(code, signal));
  });
}

/**
 * Hands signals on to the child and keeps this process alive until the child has ended. A terminal
 * sends Ctrl-C to both by itself: handing it on there too would be the second one, which many
 * programs take as "quit without cleaning up".
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  // npm starts its scripts through a shell, which dies of a signal without handing it on: what tells
  // is that the parent is another one then.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] && process.ppid !== parent) child.kill('SIGTERM');
  }, 500);
  return () => {
    clearInterval(watch);
    signals.forEach((signal) => process.off(signal, pass));
  };
}

/** The shell's convention: 128 and the signal's number for a program that a signal ended.
 * @param {{ code: number | null, signal: NodeJS.Signals | null }} end */
export function exitCode({ code, signal }) {
  return code ?? (signal ? 128 + constants.signals[signal] : 1);
}
