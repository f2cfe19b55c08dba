import { z } from 'zod';
import { Id } from '../primitives.ts';
import { MAX_TYPED_NUMBER } from './passport-fields.ts';
import { typedName, typedParticulars } from './traveller.ts';

/** A person whom a member saved for later orders, as the member sees them (ORDER-19). */
export const Companion = z.object({
  companion_id: z.string(),
  /** Raised by every change; a change names the one it was made on. */
  version: z.int(),
  mem_nm: z.string(),
  /** YYYY-MM-DD. */
  birth_day: z.string(),
  passport_no: z.string(),
  /** YYYY-MM-DD; empty where it was not given, as are the others. */
  passport_expiry: z.string(),
  visa_no: z.string(),
  city: z.string(),
});
export type Companion = z.infer<typeof Companion>;

const { passport_lines: _notStored, ...kept } = typedParticulars;

/** What is saved of a person; what is wrong in it is named by the rules, as on the traveller screen. */
export const CompanionForm = z.strictObject({
  /** Whom it changes; absent for somebody who is added. */
  companion_id: Id.optional(),
  version: z.int().min(1).optional(),
  mem_nm: typedName,
  birth_day: z.string().trim().max(MAX_TYPED_NUMBER),
  ...kept,
});
export type CompanionForm = z.infer<typeof CompanionForm>;
