import type { ServerResponse } from 'node:http';
import type { Call } from '../../scripts/mailbox/server.ts';

/** An answer of the mail service other than Postmark's. */
export type Fault = (
  | { mode: keyof typeof MODES }
  | { status: number; headers?: Record<string, string>; body?: string | object }
) & {
  /** The message is in the mailbox nevertheless. */
  accepted?: boolean;
};

const HALF = '{"ErrorCode":0,';
const JSON_TYPE = { 'content-type': 'application/json' };

const MODES = {
  /** The connection breaks before an answer. */
  reset: (response: ServerResponse) => void response.destroy(),
  /** A good status and half a body come, and then the connection breaks. */
  cut: (response: ServerResponse) =>
    void response.writeHead(200, JSON_TYPE).write(HALF, () => response.destroy()),
};

/** Answers a call with a fault; returns false without one. */
export function playFault(fault: Fault | undefined, { response, accept }: Call): boolean {
  if (!fault) return false;
  if (fault.accepted) accept();
  if ('mode' in fault) {
    MODES[fault.mode](response);
  } else {
    const { status, headers, body = '' } = fault;
    response.writeHead(status, { ...JSON_TYPE, ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }
  return true;
}
