import type { ServerResponse } from 'node:http';

/**
 * An answer other than Postmark's. `hang`: nothing ever comes. `reset`: the connection breaks.
 * `stall`: a good status and half a body come, the rest never does. `cut`: the same, and then the
 * connection breaks.
 */
export type Fault =
  | { mode: 'hang' }
  | { mode: 'reset' }
  | { mode: 'stall' }
  | { mode: 'cut' }
  | { status: number; headers?: Record<string, string>; body?: string | object };

/** Answers with a fault instead of what Postmark would say. */
export function playFault(response: ServerResponse, fault: Fault): void {
  if (!('mode' in fault)) {
    const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? '');
    response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
    response.end(fault.body === undefined ? '' : text);
    return;
  }
  if (fault.mode === 'reset') response.destroy();
  if (fault.mode === 'stall' || fault.mode === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"ErrorCode":0,', () => {
      if (fault.mode === 'cut') response.destroy();
    });
  }
}
