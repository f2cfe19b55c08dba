import { callTable, type CallName } from '@narae/contracts/call-table';
import type { Limit } from './limits.rules.ts';

const MINUTE_MS = 60_000;

/**
 * What visitors of one network may ask within a minute (ACCOUNT-16). Generous: a hotel's guests, or all customers of a
 * carrier, share an address, and a page asks some ten questions.
 */
export const visitorLimits = {
  /** A search reads all products, and no two need to be alike. */
  search: { name: 'visitor-search', perWindow: 300, windowMs: MINUTE_MS },
  /** A page: the document of an address, rendered or not, whoever asks; search engines are a network as well. */
  page: { name: 'visitor-page', perWindow: 600, windowMs: MINUTE_MS },
  /** Any other public call. */
  call: { name: 'visitor-call', perWindow: 3_000, windowMs: MINUTE_MS },
} as const satisfies Record<string, Limit>;

type VisitorLimitName = Exclude<keyof typeof visitorLimits, 'page'>;

/** Public calls that `call` does not count: another limit does, or, where it is null, none of these. */
const exceptions: Partial<Record<CallName, VisitorLimitName | null>> = {
  productSearch: 'search',
  // Read from files, which browsers keep for good.
  download: null,
  // Asked by services, and kept by them.
  jwks: null,
  // Counted in the store, by narrower limits.
  loginChk: null,
  loginCallback: null,
  join: null,
  signUp: null,
  memChk: null,
  memChkJoin: null,
  findChk: null,
  passwordReset: null,
  confirmEmail: null,
  monitorHistory: null,
};

const isCall = (name: string): name is CallName => Object.hasOwn(callTable, name);

/** The limit of a call that anybody may make; undefined where visitors are not counted, or turned away anyway. */
export const visitorLimitOf = (call: string | undefined): Limit | undefined => {
  if (call === undefined || !isCall(call) || callTable[call].access !== 'public') return undefined;
  const name = exceptions[call] === undefined ? 'call' : exceptions[call];
  return name === null ? undefined : visitorLimits[name];
};
