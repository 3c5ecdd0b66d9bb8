import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';

/** How the mailbox behaves instead of Postmark, until its time is up. */
const faultSchema = z.object({
  /** `refuse`: 503 to everything; `break`: every connection breaks. */
  fault: z.enum(['none', 'refuse', 'break']),
  seconds: z._default(z.number().check(z.positive(), z.maximum(86_400)), 120),
});

/** A switch that lets somebody watch what the form does while the mail is away. */
export class FaultSwitch {
  #fault: 'none' | 'refuse' | 'break' = 'none';
  #until = 0;

  /** The answer of `GET /fault`. */
  state() {
    const leftMs = this.#until - Date.now();
    return leftMs > 0
      ? { fault: this.#fault, seconds: Math.ceil(leftMs / 1000) }
      : { fault: 'none', seconds: 0 };
  }

  /** Sets it by the body of `PUT /fault`; false where that cannot be read. */
  set(body: unknown): boolean {
    const { data } = faultSchema.safeParse(body);
    if (!data) return false;
    this.#fault = data.fault;
    this.#until = data.fault === 'none' ? 0 : Date.now() + data.seconds * 1000;
    return true;
  }

  /** Answers in Postmark's place; returns whether it does. */
  play(response: ServerResponse): boolean {
    const { fault } = this.state();
    if (fault === 'refuse') response.writeHead(503).end();
    if (fault === 'break') response.destroy();
    return fault !== 'none';
  }
}
