import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Where a trusted proxy is: this machine, and private networks such as those of containers. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

const isNear = (address: string): boolean => near.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whom a request comes from. Behind a proxy that is the last address in `X-Forwarded-For` that is no proxy's; the visitor may
 * have written those before it.
 */
export function visitorOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const chain = [...forwarded, socket.remoteAddress ?? ''].map(plain).filter((address) => isIP(address) !== 0);
  const visitor = chain.findLast((address) => !isNear(address)) ?? chain[0] ?? 'unknown';
  // One person has all addresses of a /64.
  return isIP(visitor) === 6 ? networkOf(visitor) : visitor;
}

/** An IPv4 address written as an IPv6 one, in its own form. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...middle, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
