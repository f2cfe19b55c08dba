import type { PerLanguage, SeedOption } from '../types.ts';

type Five = readonly [kor: string, eng: string, chn: string, jpn: string, vtn: string];

const five = ([KOR, ENG, CHN, JPN, VTN]: Five): PerLanguage => ({ KOR, ENG, CHN, JPN, VTN });

/** One paid option; the price is KRW per participant. */
export const option = (
  opt_code: string,
  kind: SeedOption['kind'],
  origin_price: number,
  names: Five,
  messages: Five,
): SeedOption => ({
  opt_code,
  kind,
  origin_price,
  names: five(names),
  messages: five(messages),
});
