import { z } from 'zod';
import { entered, Id, nameText, PersonName, Yn } from '../../primitives.ts';
import { preparedAddress, preparedSigns } from '../shared/prepared-text.ts';
import {
  isPassportName,
  isPassportNumber,
  isVisaNumber,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TYPED_LINES,
  MAX_TYPED_NUMBER,
  normalizeDocumentNumber,
  normalizePassportName,
} from '../shared/typed-fields.ts';

/** Traveller categories on the wire: `children` = child, `child` = infant (PEOPLE-1). */
export const MemType = z.enum(['adult', 'teen', 'children', 'child']);
export type MemType = z.infer<typeof MemType>;

/** Most people of a category (PEOPLE-4). */
const MOST_OF_CATEGORY = 50;

export const MOST_TRAVELLERS = MemType.options.length * MOST_OF_CATEGORY;

export const PersonIndex = z.int().min(1).max(MOST_OF_CATEGORY);

/** A text that one of `firstMissing`'s rules judges: bounded, and in the form it will be stored in. */
const typed = (max: number, normalize: (value: string) => string) => z.string().max(max).overwrite(normalize);

/** A name that the rules judge, in the form it will be stored in (ORDER-11); one that is left out is empty (PEOPLE-6). */
export const typedName = typed(MAX_NAME_LENGTH, normalizePassportName).default('');
const typedNumber = typed(MAX_TYPED_NUMBER, normalizeDocumentNumber);
const City = nameText(MAX_NAME_LENGTH);

export const TravellerName = entered('traveller_name_input')
  .max(MAX_NAME_LENGTH, { abort: true })
  .overwrite(normalizePassportName)
  .refine(isPassportName, 'traveller_name_passport');

/** The lead traveller or the payer, in any script. */
export const BuyerName = entered('traveller_name_input').pipe(PersonName);

/** What a traveller may add to the name, each optional; an empty text takes it back (ORDER-12). */
export const Particulars = z.object({
  passport_no: typedNumber.refine(isPassportNumber, 'traveller_passport_no').optional(),
  visa_no: typedNumber.refine(isVisaNumber, 'traveller_visa_no').optional(),
  city: City.optional(),
});

export const MAX_TYPED_EMAIL = 1000;

/** Contact that the rules judge; what is left out is empty (PEOPLE-6). */
export const typedContact = {
  tel: z.string().overwrite(preparedSigns).max(MAX_TYPED_NUMBER).default(''),
  email: z.string().overwrite(preparedAddress).max(MAX_TYPED_EMAIL).default(''),
};

/** A telephone's kind as old clients choose it: 010 a mobile (ORDER-3). */
export const TelKind = z.string().regex(/^\d{2,4}$/);

export const Traveller = z.object({
  rv_mem_id: z.string(),
  mem_type: MemType,
  sort_order: z.int(),
  mem_nm: z.string(),
  passport_no: z.string(),
  passport_expiry: z.string(),
  visa_no: z.string(),
  city: z.string(),
});
export type Traveller = z.infer<typeof Traveller>;

/** A traveller as old clients list them, with the order's numbers; who stands in an order is in use. */
export const RegisteredTraveller = Traveller.extend({ order_id: Id, mem_id: Id, use_yn: Yn });
export type RegisteredTraveller = z.infer<typeof RegisteredTraveller>;

/** What somebody types of a traveller beside the name, which the rules judge (ORDER-12). */
const typedParticulars = {
  passport_no: typedNumber.optional(),
  passport_expiry: z.string().overwrite(preparedSigns).max(MAX_TYPED_NUMBER).optional(),
  /** Number and expiry are read from the passport's two lines, which are not stored (DOC-10). */
  passport_lines: z.string().max(MAX_TYPED_LINES).optional(),
  visa_no: typedNumber.optional(),
  city: City.optional(),
};

/** What travellers of a paid order complete (ORDER-14). */
export const TravellerDetailsForm = z.strictObject({
  cart_id: Id,
  travellers: z
    .array(z.strictObject({ mem_type: MemType, sort_order: PersonIndex, ...typedParticulars }))
    .min(1)
    .max(MOST_TRAVELLERS),
});
export type TravellerDetailsForm = z.infer<typeof TravellerDetailsForm>;

/** What the traveller screen saves. The rules name what is wrong in the order of the screen (ORDER-2). */
export const TravellersForm = z.strictObject({
  cart_id: Id,
  ...typedContact,
  tel_kind: TelKind.optional(),
  travellers: z
    .array(
      z.strictObject({
        mem_type: MemType,
        sort_order: PersonIndex,
        mem_nm: typedName,
        ...typedParticulars,
      }),
    )
    .min(1)
    .max(MOST_TRAVELLERS),
});
export type TravellersForm = z.infer<typeof TravellersForm>;

export const unfinished = (most: number) => z.string().max(most);

/** Anything typed, also what saving would reject (ORDER-10). */
export const TypedTravellers = z.strictObject({
  tel: unfinished(MAX_TYPED_NUMBER),
  email: unfinished(MAX_EMAIL_LENGTH),
  travellers: z
    .array(
      z.strictObject({
        mem_type: MemType,
        sort_order: PersonIndex,
        mem_nm: unfinished(MAX_NAME_LENGTH),
        passport_no: unfinished(MAX_TYPED_NUMBER).optional(),
        passport_expiry: unfinished(MAX_TYPED_NUMBER).optional(),
        visa_no: unfinished(MAX_TYPED_NUMBER).optional(),
        city: unfinished(MAX_NAME_LENGTH).optional(),
      }),
    )
    .max(MOST_TRAVELLERS),
});
export type TypedTravellers = z.infer<typeof TypedTravellers>;

/** A saved traveller (ORDER-19); days are YYYY-MM-DD, optional fields empty. */
export const Companion = z.object({
  companion_id: z.string(),
  version: z.int(),
  mem_nm: z.string(),
  birth_day: z.string(),
  passport_no: z.string(),
  passport_expiry: z.string(),
  visa_no: z.string(),
  city: z.string(),
});
export type Companion = z.infer<typeof Companion>;

const { passport_lines: _notStored, ...kept } = typedParticulars;

/** The rules name what is wrong in it, as on the traveller screen. */
export const CompanionForm = z.strictObject({
  /** Absent for a new person. */
  companion_id: Id.optional(),
  version: z.int().min(1).optional(),
  mem_nm: typedName,
  birth_day: z.string().overwrite(preparedSigns).max(MAX_TYPED_NUMBER).default(''),
  ...kept,
});
export type CompanionForm = z.infer<typeof CompanionForm>;
