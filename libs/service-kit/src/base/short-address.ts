import ipaddr from 'ipaddr.js';

/** An address without its end, enough to know one's own by: /24 of IPv4, /48 of IPv6; empty for what is none (ACCOUNT-22). */
export const shortAddress = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  const bits = address instanceof ipaddr.IPv6 ? 48 : 24;
  const network =
    address instanceof ipaddr.IPv6
      ? ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`)
      : ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/${bits}`);
  return `${network.toString()}/${bits}`;
};
