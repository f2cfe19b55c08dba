import { DEFAULT_LAN_TP, LAN_TPS, LANGUAGES, type LanTp } from './languages.ts';

export const perLanguage = <T>(valueOf: (lanTp: LanTp) => T): Record<LanTp, T> =>
  Object.fromEntries(LAN_TPS.map((lanTp) => [lanTp, valueOf(lanTp)])) as Record<LanTp, T>;

/** Texts as they may be stored or published: a language that came later is missing. */
export type SomeTexts = { readonly [lanTp in LanTp]?: string | null | undefined };

/** Whose text is shown where a language has none: English, then Korean, then whichever there is. */
export const FALLBACKS: readonly LanTp[] = [...new Set<LanTp>([DEFAULT_LAN_TP, 'KOR', ...LAN_TPS])];

/** The text in a language, or its fallback; empty where no language has one. */
export const textIn = (texts: SomeTexts | null | undefined, lanTp: LanTp): string =>
  texts?.[lanTp] || (FALLBACKS.map((fallback) => texts?.[fallback]).find(Boolean) ?? '');

/** A missing text is filled from the fallbacks, an empty one stays empty. */
export const completeTexts = (texts: SomeTexts): Record<LanTp, string> =>
  perLanguage((lanTp) => texts[lanTp] ?? textIn(texts, lanTp));

type Infix = (typeof LANGUAGES)[LanTp]['infix'];

/** Field names of the wire that hold one text in each language: `opt_nm`, `opt_cn_nm`, `opt_en_nm` … */
export type WireField<Head extends string, Tail extends string> = `${Head}${Infix}${Tail}`;

/** The wire's field for a language: `wireField('opt_', 'CHN', 'nm')` is `opt_cn_nm`. */
export const wireField = <const Head extends string, const Tail extends string>(
  head: Head,
  lanTp: LanTp,
  tail: Tail,
): WireField<Head, Tail> => `${head}${LANGUAGES[lanTp].infix}${tail}`;

/** The text in a language out of the wire's fields; English, then Korean, where it is empty. */
export const wireText = <const Head extends string, const Tail extends string>(
  row: Readonly<Record<WireField<Head, Tail>, string>>,
  head: Head,
  tail: Tail,
  lanTp: LanTp,
): string =>
  row[wireField(head, lanTp, tail)] ||
  row[wireField(head, DEFAULT_LAN_TP, tail)] ||
  row[wireField(head, 'KOR', tail)];

export const toWireFields = <const Head extends string, const Tail extends string>(
  head: Head,
  tail: Tail,
  texts: SomeTexts,
): Record<WireField<Head, Tail>, string> =>
  Object.fromEntries(
    LAN_TPS.map((lanTp) => [wireField(head, lanTp, tail), texts[lanTp] ?? textIn(texts, lanTp)]),
  ) as Record<WireField<Head, Tail>, string>;
