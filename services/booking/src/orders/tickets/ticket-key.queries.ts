import { isDuplicateKey } from '@narae/service-kit';
import type { TicketKey, ticketKeyModel } from './ticket-key.model.ts';

type Keys = ReturnType<typeof ticketKeyModel>;

export const findKey = (keys: Keys, year: string): Promise<TicketKey | null> =>
  keys.findOne({ year }).lean<TicketKey>().exec();

/** Stores a key unless its year has one. @returns the key of the year */
export const storeKey = async (keys: Keys, key: TicketKey): Promise<TicketKey> => {
  try {
    await keys.create(key);
    return key;
  } catch (error) {
    const other = isDuplicateKey(error) && (await findKey(keys, key.year));
    if (other) return other;
    throw error;
  }
};

export const publicKeys = (keys: Keys): Promise<Pick<TicketKey, 'key_id' | 'public_key'>[]> =>
  keys.find({}, { _id: 0, key_id: 1, public_key: 1 }).sort({ year: 1 }).lean<TicketKey[]>().exec();
