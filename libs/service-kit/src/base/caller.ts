import type { FastifyRequest } from 'fastify';
import { callTable, type CallName } from '@narae/contracts/call-table';
import type { LanTp } from '@narae/contracts/primitives';
import { acceptedLanguages, isNoLanguage, resolveLanTp } from '@narae/contracts/languages';
import ipaddr from 'ipaddr.js';
import { isIPv4 } from 'node:net';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/**
 * The `lan_tp` of an input that was not read or not accepted: of the path, the query, the body, `info`, or the position that
 * the call table gives it. Only a rejection needs it.
 */
export function sentLanguage({ params: path, query, body, routeOptions }: FastifyRequest): unknown {
  const { info, orderInfo, params } = fieldsOf(body);
  const row = callTable[routeOptions.config?.call as CallName];
  const positional = Array.isArray(params) ? params : [];
  const position = row?.params.split(' ').indexOf('lan_tp') ?? -1;
  const sent = [path, query, body, info, orderInfo, ...positional].flatMap((fields) => {
    const { lan_tp, lanTp } = fieldsOf(fields);
    return [lan_tp, lanTp];
  });
  return [...sent, positional[position]].find(
    (lan_tp) => typeof lan_tp === 'string' && !isNoLanguage(lan_tp),
  );
}

/** Header `x-lan-tp`, else input `lan_tp` (old clients, links), else the browser, else English (CALL-9). */
export function languageOf(request: FastifyRequest, fromInput?: unknown): LanTp {
  const header = request.headers['x-lan-tp'];
  return resolveLanTp(
    typeof header === 'string' ? header : undefined,
    typeof fromInput === 'string' ? fromInput : undefined,
    acceptedLanguages(request.headers['accept-language']),
  );
}

/** Whom limits count: an IPv4 address, or the /64 of an IPv6 one, which has one owner (ACCOUNT-16). */
export const networkOf = (ip: string): string => {
  if (isIPv4(ip) || !ipaddr.isValid(ip)) return ip;
  // ::ffff:192.0.2.1 is 192.0.2.1 on a socket that speaks both.
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
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
