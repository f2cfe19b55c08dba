import { z } from 'zod';
import {
  emailPattern,
  MAX_EMAIL_LENGTH,
  MAX_NAME_LENGTH,
  telPattern,
} from './entities/shared/typed-fields.ts';
import {
  preparedAddress,
  preparedLine,
  preparedLines,
  preparedSigns,
} from './entities/shared/prepared-text.ts';
import {
  CURRENCIES,
  findLanTp,
  LAN_TPS,
  resolveLanTp,
  type Currency as CurrencyCode,
  type LanTp as Code,
} from './languages.ts';
import { completeTexts, perLanguage, wireField, type SomeTexts, type WireField } from './localized.ts';

/** A language of the shop; aliases (`cn`, `ko_KR`, `vi` …) are taken wherever a language is sent. */
export const LanTp = z.preprocess(
  (value: Code) => (typeof value === 'string' ? (findLanTp(value) ?? value) : value),
  z.enum(LAN_TPS),
);
export type LanTp = Code;

/** The language that a caller names: an unknown one is English (CALL-9). The language of stored content is a `LanTp`. */
export const CallerLanguage = z.preprocess(
  (value: Code) => (typeof value === 'string' ? resolveLanTp(value) : value),
  z.enum(LAN_TPS),
);

/** Display and charge currencies; `CNY` is accepted as an alias of `CNH` (MONEY-2). */
export const Currency = z.preprocess((value) => (value === 'CNY' ? 'CNH' : value), z.enum(CURRENCIES));
export type Currency = CurrencyCode;

export const Yn = z.enum(['Y', 'N']);

/** A reference to a stored thing: short, plain, never an object, so that no operator gets into a query. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

export const GroupCode = z.string().regex(/^[A-Za-z0-9]{1,20}$/);

/** Participants of one category: a whole number 0–50 (PEOPLE-4). */
export const Count50 = z.int().min(0).max(50);

/** A whole number that an address or an old client spells in digits; a list or a flag is rejected. */
export const Digits = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);

export const Moment = z.string();

/** A day as the server writes it: YYYY-MM-DD in Asia/Seoul. */
export const Day = z.string();

/** A time of a day, 00:00 to 23:59, in Asia/Seoul. */
export const ClockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'time_invalid');

/** When a departure or an event begins and ends; empty, or absent in older copies, where it is a whole day (CATALOG-16). */
export const Times = z.object({
  start_time: z.string().optional(),
  end_time: z.string().optional(),
});
export type Times = z.infer<typeof Times>;

/** Money in whole units of its currency; origin prices are KRW (MONEY-1). */
export const Amount = z.int().min(0);

/**
 * A required field of a form, prepared before it is judged: one with nothing visible is empty.
 * @param empty key of the message that asks for it
 */
export const entered = (empty: string, prepare: (text: string) => string = preparedLine) =>
  z
    .string({ error: ({ input }) => (input === undefined ? empty : undefined) })
    .overwrite(prepare)
    .min(1, { error: empty, abort: true });

/** An address as it was typed, in small letters; an empty one asks for itself. */
export const Email = entered('login_email_input', preparedAddress)
  .max(MAX_EMAIL_LENGTH, { error: 'login_email_validation', abort: true })
  .regex(emailPattern, 'login_email_validation');

/** Digits only (PEOPLE-6). */
export const Tel = entered('login_tel_input', preparedSigns).regex(telPattern, 'common_tel_number');

export const TelOrNone = z
  .string()
  .overwrite(preparedSigns)
  .refine((value) => value === '' || telPattern.test(value), 'common_tel_number');

const plainCharacter = /[^\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.source;
const plainLine = new RegExp(`^${plainCharacter}*$`, 'u');

/** A required line of a form as `plainText` has it. @param empty key of the message that asks for it */
export const enteredLine = (empty: string, max: number) =>
  entered(empty).max(max, { error: 'text_too_long', abort: true }).regex(plainLine);

export const plainBlock = new RegExp(`^(?:${plainCharacter}|\\n)*$`, 'u');

/** A line without control characters and direction marks, which disguise names. Pages show < and > as text. */
export const plainText = (max: number) =>
  z.string().overwrite(preparedLine).max(max, { abort: true }).regex(plainLine);

/** Several lines; line ends become \n. */
export const plainLines = (max: number) =>
  z
    .string()
    .max(max * 2, { abort: true })
    .overwrite(preparedLines)
    .max(max, { abort: true })
    .regex(plainBlock);

/** A name has no angle brackets (PEOPLE-6). */
export const nameText = (max: number) => plainText(max).regex(/^[^<>]*$/, 'name_characters');

export const PersonName = nameText(MAX_NAME_LENGTH).min(1);

/** Texts in every language; a text stored before a language came is filled from the fallbacks. */
export const LocalizedText = z.preprocess(
  (value: SomeTexts) => (typeof value === 'object' && value !== null ? completeTexts(value) : value),
  z.object(perLanguage(() => z.string())),
);
export type LocalizedText = z.infer<typeof LocalizedText>;

/** Fields of the wire that hold one text in each language, for an object: `opt_nm`, `opt_cn_nm` … */
export const wireTexts = <const Head extends string, const Tail extends string>(
  head: Head,
  tail: Tail,
): Record<WireField<Head, Tail>, z.ZodString> =>
  Object.fromEntries(LAN_TPS.map((lanTp) => [wireField(head, lanTp, tail), z.string()])) as Record<
    WireField<Head, Tail>,
    z.ZodString
  >;

export const Success = z.object({ msg: z.literal('success') });
