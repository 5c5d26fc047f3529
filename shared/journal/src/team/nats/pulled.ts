import { type Consumer, type ConsumerMessages, JetStreamError, type JsMsg } from '@nats-io/jetstream';

interface PullOptions {
  /** Of messages, at once: it must hold the largest one. */
  readonly bytes: number;
  /** How long the server waits for a message before it is asked again, ms. */
  readonly expires: number;
  /** How often the server says that it is still there, ms. */
  readonly heartbeat: number;
  /** Rejects where the consumer is gone, though the line carries answers. */
  readonly check: () => Promise<unknown>;
}

/** How many the library asks for at once where bytes are limited. */
const mostAtOnce = 100;

/**
 * What a consumer has and what comes, asked for in portions, each with its own limits. `consume` of the library counts the bytes of a portion
 * that ended by its number of messages as if they were still to come: it asks for less and less, and stands still at the next large message.
 */
export async function* pulled(
  consumer: Consumer,
  { bytes, expires, heartbeat, check }: PullOptions,
): AsyncGenerator<JsMsg, never> {
  for (;;) {
    const portion = await consumer.fetch({ max_bytes: bytes, expires, idle_heartbeat: heartbeat });
    void checkOnSilence(portion, check);
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

/** The library asks about the consumer of a lost node again and again, with pauses as long as a portion. */
async function checkOnSilence(portion: ConsumerMessages, check: () => Promise<unknown>): Promise<void> {
  for await (const { type } of portion.status()) {
    if (type === 'heartbeats_missed') await check().catch((error) => portion.stop(error));
  }
}

/** The next message is for another portion. */
const isFull = (error: unknown) => error instanceof JetStreamError && error.message === 'message size exceeds maxbytes';
