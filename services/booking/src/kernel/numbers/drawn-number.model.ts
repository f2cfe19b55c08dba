import { moment, optional, storedModel, text } from '@narae/service-kit';

const drawnNumber = {
  drawn_id: text({ unique: true }),
  /** Hash of the member and the number; absent where the service of the counter tells whose it is. */
  drawn_by: optional(text()),
  /** From then on it is nobody's; absent where it must never be drawn again. */
  expires_at: optional(moment()),
};

/** Numbers that are drawn and not used (ID-3). */
export const drawnNumberModel = storedModel('DrawnNumber', 'drawn_numbers', drawnNumber, [
  { expires_at: 1 },
  { expireAfterSeconds: 0 },
]);
