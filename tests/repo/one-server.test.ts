import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('on a machine that never ran Astro, no server is taken to be running', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'one-server-'));
  try {
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.resolve('scripts/one-server.mjs')],
      {
        cwd: folder,
        encoding: 'utf8',
        // Astro keeps silent about telemetry where it believes to be in CI.
        env: { PATH: process.env['PATH'], HOME: folder, XDG_CONFIG_HOME: folder },
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 20_000);
