// @ts-check
import { isFree } from './ports.mjs';

/**
 * Below what systems hand out to outgoing connections: from 32768 on Linux, from 49152 elsewhere. One from there can be gone when a server that
 * was stopped starts again, and a client that tries it meanwhile can connect to itself.
 */
const [first, end] = [20_000, 32_000];

/** Those of this process, which may not listen there yet. @type {Set<number>} */
const given = new Set();

/**
 * A port of this machine that nobody listens on, and that stays free while nobody else looks for one; never the same twice.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = Math.floor(first + Math.random() * (end - first));
    if (given.has(port)) continue;
    given.add(port);
    // Servers listen on either of these, or on all.
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port;
  }
}
