import ipaddr from 'ipaddr.js';
import { isIPv4 } from 'node:net';

/**
 * Whom limits per address count: an IPv4 address itself, the /64 of an IPv6 one, because everybody who has one such
 * address has all of its /64 (ACCOUNT-16). What is no address is its own network.
 */
export const networkOf = (ip: string): string => {
  if (isIPv4(ip) || !ipaddr.isValid(ip)) return ip;
  // ::ffff:192.0.2.1 is 192.0.2.1 on a socket that speaks both.
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
};
