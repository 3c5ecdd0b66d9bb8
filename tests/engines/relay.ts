import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Address that the recorder posts to. No page has it. */
const PROBLEM = '/tests/problem';

/**
 * Reports what goes wrong in a page. It is the first element of the page: the policy in the meta tag
 * does not apply to what precedes it. The request is synchronous, so that none gets lost when the
 * page is left.
 */
const RECORDER = `<script>(() => {
  const report = (problem) => {
    const request = new XMLHttpRequest();
    request.open('POST', '${PROBLEM}', false);
    request.send(location.pathname + ': ' + problem);
  };
  addEventListener('error', ({ message, target }) => {
    // Firefox reports an error for a preloaded module that the page has imported already. A missing
    // module fails at its import.
    if (target.rel === 'modulepreload') return;
    report(message || 'not loaded: ' + (target.currentSrc || target.src || target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    // Safari skips the view transition of a page that it restores from its cache.
    if (!/^AbortError: Skipping view transition/.test(reason)) report(reason);
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('CSP: ' + violatedDirective + ' blocked ' + blockedURI));
  const { error } = console;
  console.error = (...words) => {
    report(words.join(' '));
    error(...words);
  };
})()</script>`;

export interface Relay {
  /** Without a slash at the end. */
  url: string;
  /** Console errors, uncaught exceptions, missing files and policy violations since the last call. */
  problems: () => string[];
  /** The site that it passes on to. */
  site: string;
  /** Whether pages may run their scripts. */
  scripting: boolean;
  close: () => Promise<void>;
}

/**
 * Passes everything on to a site and adds the recorder to its pages: WebKitWebDriver cannot tell
 * what a page writes to its console.
 */
export async function startRelay(site: string): Promise<Relay> {
  let problems: string[] = [];
  const relay = { site, scripting: true };
  const server = createServer((asked, answer) => {
    if (asked.url === PROBLEM) {
      void text(asked).then((problem) => {
        problems.push(problem);
        answer.end();
      });
      return;
    }
    const { method, headers } = asked;
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const passed = request(relay.site + asked.url, options, (original) => {
      const { statusCode = 502, headers: fields } = original;
      if (!fields['content-type']?.startsWith('text/html')) {
        answer.writeHead(statusCode, fields);
        original.pipe(answer);
        return;
      }
      const { 'content-length': _, ...others } = fields;
      void text(original).then((html) => {
        if (!relay.scripting) {
          others['content-security-policy'] = "script-src 'none'";
        }
        answer.writeHead(statusCode, others);
        answer.end(html.replace('<head>', `<head>${RECORDER}`));
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(relay, {
    url: `http://127.0.0.1:${port}`,
    problems: () => {
      const reported = problems;
      problems = [];
      return reported;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  });
}
