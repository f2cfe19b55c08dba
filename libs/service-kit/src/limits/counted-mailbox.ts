import { preparedAddress } from '@narae/contracts/prepared-text';
import { domainToASCII } from 'node:url';

interface Provider {
  /** All names of one provider are this one. */
  readonly domain: string;
  /** Sign after which a tag of the owner's choice begins. */
  readonly tag: string;
  readonly ignoresDots?: boolean;
}

const gmail: Provider = { domain: 'gmail.com', tag: '+', ignoresDots: true };

const providers: Readonly<Record<string, Provider>> = {
  'gmail.com': gmail,
  'googlemail.com': gmail,
  'yahoo.com': { domain: 'yahoo.com', tag: '-' },
  'yahoo.co.jp': { domain: 'yahoo.co.jp', tag: '-' },
};

const withoutTag = (local: string, sign: string): string => {
  const at = local.indexOf(sign);
  return at > 0 ? local.slice(0, at) : local;
};

/**
 * The mailbox that an address leads to, for counting what it gets and never for whose it is: without what senders vary,
 * which are tags, dots where the provider ignores them, case, width, and the spelling of the domain.
 */
export function countedMailbox(address: string): string {
  const typed = preparedAddress(address);
  const at = typed.lastIndexOf('@');
  if (at < 1) return typed;
  const domain = domainToASCII(typed.slice(at + 1)) || typed.slice(at + 1);
  const provider = Object.hasOwn(providers, domain) ? providers[domain] : undefined;
  const { tag, ignoresDots, domain: name } = provider ?? { tag: '+', ignoresDots: false, domain };
  const local = withoutTag(typed.slice(0, at), tag);
  return `${ignoresDots ? local.replaceAll('.', '') : local}@${name}`;
}
