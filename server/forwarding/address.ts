import { BlockList, isIPv4, isIPv6 } from 'node:net';

const closed = new BlockList();
// IANA IPv4 special-purpose registry, and multicast and reserved space.
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits, 'ipv4');
}

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

// Inside global unicast: documentation, and tunnels that carry an IPv4 address of any kind.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}

/** An IPv4 address behind NAT64 (RFC 6052), as `URL` writes it. */
const TRANSLATED = /^\[64:ff9b::([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/;

/**
 * Whether an IP address is on the public internet: not private, loopback, link-local, carrier NAT,
 * unique local, multicast, documentation, or IPv4 wrapped in IPv6. The exception is NAT64, by which
 * networks without IPv4 reach it: there the embedded address counts.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  if (!isIPv6(address)) return false;
  const translated = TRANSLATED.exec(URL.parse(`http://[${address}]`)?.hostname ?? '');
  if (translated !== null) {
    const groups = translated.slice(1).map((group) => Number.parseInt(group, 16));
    return isPublicAddress(dotted(groups.reduce((bits, group) => bits * 2 ** 16 + group, 0)));
  }
  return globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

function dotted(bits: number): string {
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}
