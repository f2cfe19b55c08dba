import { isUploadPath } from '@narae/contracts/call-row';
import { callTable, type CallName } from '@narae/contracts/call-table';

/** The address of questions that the site asks itself for its pages; no socket has it, and nobody counts them. */
export const OWN_QUESTIONS = 'own questions';

/** What calls cost that cost more or less than one. */
const costs: Partial<Record<CallName, number>> = {
  // Reads all products, and no two need to be alike.
  productSearch: 10,
  // Read from files, which browsers keep for good.
  download: 0,
  // Asked by services, and kept by them.
  jwks: 0,
};
/** A picture is decoded, or a film written down. */
const UPLOAD = 10;

const isCall = (name: string): name is CallName => Object.hasOwn(callTable, name);

/** What a call costs of the allowance of whoever makes it (ACCOUNT-16); 0 where it is not counted, as what payment providers report. */
export const costOf = (call: string | undefined): number => {
  if (call === undefined || !isCall(call)) return 0;
  const { access, path } = callTable[call];
  if (access === 'provider') return 0;
  return costs[call] ?? (isUploadPath(path) ? UPLOAD : 1);
};
