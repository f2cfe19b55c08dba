import { TxnType, type HotelChoice, type OptionChoice, type PartyCounts } from '@narae/contracts';
import { countField, memTypes } from '@narae/rules';
import type { PlainBooking, Selection } from '../../kernel/index.ts';

/** Choices of new lines may bring the number that their member drew ahead (ID-3). */
export type NumberedOption = OptionChoice & { readonly opt_id?: string | undefined };
export type NumberedRoom = HotelChoice & { readonly hotel_cart_id?: string | undefined };

export interface SelectionChange {
  readonly counts?: PartyCounts | undefined;
  readonly options?: readonly NumberedOption[] | undefined;
  readonly hotels?: readonly NumberedRoom[] | undefined;
}

export const sameParty = (a: PartyCounts, b: PartyCounts): boolean =>
  memTypes.every((memType) => a[countField[memType]] === b[countField[memType]]);

/** Participants are fixed for packages and once the travellers are confirmed (CART-7). */
export const participantsLocked = (
  booking: Pick<PlainBooking, 'txn_type'>,
  product: { package_cnt: number },
): boolean => booking.txn_type !== TxnType.NeedsTravellers || product.package_cnt > 0;

const optionKey = (selection: Selection): string =>
  selection.options
    .map((line) => `${line.opt_code}:${line.participant_cnt}`)
    .sort()
    .join();
const roomKey = (selection: Selection): string =>
  selection.rooms
    .map((line) => `${line.hotel_dtl_id}:${line.personnel_cnt}`)
    .sort()
    .join();

/** Ignores the identities of lines. */
export const sameSelection = (a: Selection, b: Selection): boolean =>
  sameParty(a.party, b.party) && optionKey(a) === optionKey(b) && roomKey(a) === roomKey(b);
