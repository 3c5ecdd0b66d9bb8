import type { ServerResponse } from 'node:http';

/** An answer other than Postmark's. */
export type Fault = (
  | { mode: keyof typeof MODES }
  /** Postmark's answer, but only after so many milliseconds. */
  | { lateMs: number }
  | { status: number; headers?: Record<string, string>; body?: string | object }
) & {
  /** The message was accepted nevertheless: it lies in the mailbox. */
  accepted?: boolean;
};

const HALF = '{"ErrorCode":0,';

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
}

const MODES = {
  /** Nothing ever comes. */
  hang: () => undefined,
  /** The connection breaks before an answer. */
  reset: (response: ServerResponse) => void response.destroy(),
  /** A good status and half a body come, the rest never does. */
  stall: (response: ServerResponse) => {
    begin(response);
    response.write(HALF);
  },
  /** The same, and then the connection breaks. */
  cut: (response: ServerResponse) => {
    begin(response);
    response.write(HALF, () => response.destroy());
  },
  /** A good status and no body. */
  headers: (response: ServerResponse) => {
    begin(response);
    response.flushHeaders();
  },
  /** One byte a second, and never to the end. */
  drip: (response: ServerResponse) => {
    begin(response);
    const timer = setInterval(() => response.write(' '), 1_000);
    response.once('close', () => clearInterval(timer));
    response.write(HALF);
  },
};

/** Answers with a fault. `answer`: what Postmark would say. */
export function playFault(response: ServerResponse, fault: Fault, answer: () => void): void {
  if ('mode' in fault) return void MODES[fault.mode](response);
  if ('lateMs' in fault) {
    const timer = setTimeout(answer, fault.lateMs);
    response.once('close', () => clearTimeout(timer));
    return;
  }
  const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? '');
  response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
  response.end(fault.body === undefined ? '' : text);
}
