import { callTable, type CallName } from '@narae/contracts/call-table';

/**
 * What visitors of one network are counted for (ACCOUNT-16): a search, which reads all products and of which no two need to be
 * alike, and any other public call.
 */
type VisitorLimitName = 'visitor-search' | 'visitor-call';

/** Public calls that `visitor-call` does not count: another limit does, or, where it is null, none of these. */
const exceptions: Partial<Record<CallName, VisitorLimitName | null>> = {
  productSearch: 'visitor-search',
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
export const visitorLimitOf = (call: string | undefined): VisitorLimitName | undefined => {
  if (call === undefined || !isCall(call) || callTable[call].access !== 'public') return undefined;
  return exceptions[call] === undefined ? 'visitor-call' : (exceptions[call] ?? undefined);
};
