import { type Consumer, JetStreamError, type JsMsg } from '@nats-io/jetstream';

interface PullOptions {
  /** Of messages, at once: it must hold the largest one. */
  readonly bytes: number;
  /** How long the server waits for a message before it is asked again, ms. */
  readonly expires: number;
  /** How often the server says that it is still there, ms. */
  readonly heartbeat: number;
}

/** How many the library asks for at once where bytes are limited. */
const mostAtOnce = 100;

/**
 * What a consumer has and what comes, asked for in portions, each with its own limits. `consume` of the library counts the bytes of a portion
 * that ended by its number of messages as if they were still to come: it asks for less and less, and stands still at the next large message.
 */
export async function* pulled(
  consumer: Consumer,
  { bytes, expires, heartbeat }: PullOptions,
): AsyncGenerator<JsMsg, never> {
  for (;;) {
    const portion = await consumer.fetch({ max_bytes: bytes, expires, idle_heartbeat: heartbeat });
    let came = 0;
    try {
      for await (const message of portion) {
        yield message;
        came += 1;
        if (came === mostAtOnce) break;
      }
    } catch (error) {
      if (came === 0 || !isFull(error)) throw error;
    }
  }
}

/** The next message is for another portion. */
const isFull = (error: unknown) => error instanceof JetStreamError && error.message === 'message size exceeds maxbytes';
