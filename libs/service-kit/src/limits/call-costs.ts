import { isUploadPath } from '@narae/contracts/call-row';
import { callTable, type CallName } from '@narae/contracts/call-table';

/** The address of questions that the site asks itself for its pages: no socket has it, no limit counts it. */
export const OWN_QUESTIONS = 'own questions';

const costs: Partial<Record<CallName, number>> = {
  // Reads all products, and no two need to be alike.
  productSearch: 10,
  // Judge all trips, in memory.
  tripList: 2,
  tripListSummary: 2,
  // Read from files, which browsers keep for good.
  download: 0,
  // Asked by services, and kept by them.
  jwks: 0,
};
const UPLOAD = 10;

const isCall = (name: string): name is CallName => Object.hasOwn(callTable, name);

/** What a call costs of its caller's allowance (ACCOUNT-16); 0 where it does not count. */
export const costOf = (call: string | undefined): number => {
  if (call === undefined || !isCall(call)) return 0;
  const { access, path } = callTable[call];
  if (access === 'provider') return 0;
  return costs[call] ?? (isUploadPath(path) ? UPLOAD : 1);
};
