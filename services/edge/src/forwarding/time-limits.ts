import type { CallName } from '@narae/contracts/call-table';

/** For starting a payment, where booking itself waits up to eight seconds for the provider. */
const PROVIDER_MS = 12_000;
/** For the way back from BillGate, where booking asks for approval and, without an answer, for the cancellation. */
const APPROVAL_MS = 20_000;
/** For a picture: it is decoded, cleaned and encrypted. */
const PICTURE_MS = 20_000;

/** For a film of 100 MB over an office's line. */
const FILM_MS = 120_000;

const limits: Partial<Readonly<Record<CallName, number>>> = {
  payment: PROVIDER_MS,
  wechatpayment: PROVIDER_MS,
  icbStatus: PROVIDER_MS,
  icbReturn: PROVIDER_MS,
  icbReturnGet: PROVIDER_MS,
  unionPayReturn: APPROVAL_MS,
  adminPicture: PICTURE_MS,
  adminFilm: FILM_MS,
  uploadPassport: PICTURE_MS,
  uploadEventPassport: PICTURE_MS,
};

/** How long a call may take where others have `usual`, in milliseconds. */
export const limitOf = (name: CallName, usual: number): number => Math.max(limits[name] ?? 0, usual);
