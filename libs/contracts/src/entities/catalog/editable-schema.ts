import { z } from 'zod';
import { LAN_TPS } from '../../languages.ts';
import { perLanguage } from '../../localized.ts';
import { ClockTime, Id } from '../../primitives.ts';
import type { ContentOf, EditableField, PictureType } from './editable-field.ts';
import { isVideoAddress, videoTypes } from './video.ts';

/** Text as people type it: no control characters but line breaks and tabs. */
const textOf = (max: number) =>
  z
    .string()
    .max(max, 'text_too_long')
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/);

const textsOf = (max: number) => z.strictObject(perLanguage(() => textOf(max)));

const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};
/** YYYY-MM-DD, a day of the calendar. */
export const CalendarDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'day_invalid')
  .refine(isDay, 'day_invalid');

const pictureOf = (types: readonly PictureType[]) =>
  z.strictObject({
    file_type: z.enum(types),
    file_name: z.string().regex(/^[A-Za-z0-9_-]{1,80}\.(?:jpe?g|png)$/),
    sort_order: z.int().min(1).max(999),
    width: z.int().min(1).max(20_000),
    height: z.int().min(1).max(20_000),
    alt: textsOf(300),
  });

/** Films travel comma-separated, and only known players may stand in a frame. */
const filmsOf = z
  .strictObject({
    type: z.enum(videoTypes),
    items: z
      .array(z.strictObject({ address: z.string().max(300), titles: textsOf(120) }))
      .min(1)
      .max(6),
  })
  .superRefine(({ type, items }, { addIssue }) => {
    items.forEach(({ address, titles }, index) => {
      if (!isVideoAddress[type](address) || address.includes(','))
        addIssue({ code: 'custom', path: ['items', index, 'address'], message: 'film_address' });
      const torn = LAN_TPS.find((lan_tp) => titles[lan_tp].includes(','));
      if (torn)
        addIssue({ code: 'custom', path: ['items', index, 'titles', torn], message: 'film_title_comma' });
    });
  })
  .nullable();

const valueOf = (field: EditableField): z.ZodType => {
  switch (field.as) {
    case 'texts':
      return textsOf(field.max);
    case 'word':
      return field.optional
        ? z.union([z.literal(''), z.string().regex(field.pattern)])
        : z.string().regex(field.pattern);
    case 'whole':
      return z.int().min(field.min).max(field.max);
    case 'decimal':
      return z.number().min(field.min).max(field.max).nullable();
    case 'day':
      return CalendarDay;
    case 'time':
      // Absent in what a form from before there were times saves.
      return z.union([z.literal(''), ClockTime]).default('');
    case 'choice':
      return z.enum(field.of);
    case 'flag':
      return z.boolean();
    case 'reference':
      return field.optional ? z.union([z.literal(''), Id]) : Id;
    case 'references':
      return z
        .array(Id)
        .max(field.most)
        .refine((ids) => new Set(ids).size === ids.length);
    case 'group':
      return shapeOf(field.fields);
    case 'rows': {
      const rows = z.array(shapeOf(field.fields)).max(field.most);
      return field.optional ? rows.default([]) : rows;
    }
    case 'pictures':
      return z.array(pictureOf(field.types)).max(field.most);
    case 'films':
      return filmsOf;
  }
};

const shapeOf = (fields: readonly EditableField[]): z.ZodType =>
  z.strictObject(Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])));

/** The schema a table of fields describes: strict, so that an unknown field is rejected; texts may still be missing. */
export const contentSchema = <const Fields extends readonly EditableField[]>(
  fields: Fields,
): z.ZodType<ContentOf<Fields>> => shapeOf(fields) as z.ZodType<ContentOf<Fields>>;
