import type { PartyCounts, TypedTravellers } from '@narae/contracts';
import { sealText, unsealText } from '@narae/service-kit';
import { type PlainBooking, splitByParty } from '../../kernel/index.ts';

type Drafted = Pick<PlainBooking, 'cart_id' | 'draft'>;

/** Unsaved input of the traveller screen (ORDER-10). @param key encrypts travellers' documents */
export const readDraft = ({ cart_id, draft }: Drafted, key: Buffer): TypedTravellers | null =>
  draft ? (JSON.parse(unsealText(draft, key, cart_id)) as TypedTravellers) : null;

/** Keeps only persons of the party (DOC-8), encrypted for this booking. */
export const sealDraft = (
  { cart_id }: Pick<Drafted, 'cart_id'>,
  party: PartyCounts,
  typed: TypedTravellers,
  key: Buffer,
): string => {
  const travellers = splitByParty(party, typed.travellers).kept;
  return sealText(JSON.stringify({ ...typed, travellers }), key, cart_id);
};

export const draftFor = (booking: Drafted, party: PartyCounts, key: Buffer): string | null => {
  const typed = readDraft(booking, key);
  return typed && sealDraft(booking, party, typed, key);
};
