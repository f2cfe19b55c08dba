import Bowser from 'bowser';
import ipaddr from 'ipaddr.js';

/** Longer ones are nobody's browser; what is not read costs nothing. */
const longestUserAgent = 512;
const longestLabel = 60;

/** Browser and system in words, such as `Chrome · Android`; empty where the header says neither (ACCOUNT-22). */
export const labelOf = (userAgent: string | undefined): string => {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestUserAgent));
  return [browser.name, os.name].filter(Boolean).join(' · ').slice(0, longestLabel);
};

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
