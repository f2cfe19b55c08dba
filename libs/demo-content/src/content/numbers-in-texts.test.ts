import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import { OPTIONS } from './options.ts';
import { PATTERNS } from './patterns.ts';
import { PRODUCTS } from './products.ts';
import { EVENTS, KPOP_INFOS } from './stories.ts';
import { tourFactsOf } from './tour-facts.ts';
import type { DemoProduct, PerLanguage } from './types.ts';

/** Each text of a thing in every language, with where it stands. */
function textsOf(where: string, texts: PerLanguage<unknown>): (readonly [string, PerLanguage])[] {
  if (typeof texts.KOR === 'string') return [[where, texts as PerLanguage]];
  return Object.keys(texts.KOR as object).flatMap((key) => {
    const parts = LAN_TPS.map((language) => [language, (texts[language] as Record<string, unknown>)[key]]);
    return textsOf(`${where} ${key}`, Object.fromEntries(parts) as PerLanguage<unknown>);
  });
}

const all = [
  ...PRODUCTS.filter(({ prod_id, package_group = prod_id }) => package_group === prod_id).flatMap((product) =>
    textsOf(product.prod_id, product.texts),
  ),
  ...OPTIONS.flatMap(({ opt_code, names, messages }) => [
    ...textsOf(`${opt_code} name`, names),
    ...textsOf(`${opt_code} message`, messages),
  ]),
  ...EVENTS.flatMap(({ event_id, texts }) => textsOf(event_id, texts)),
  ...KPOP_INFOS.flatMap(({ info_seq, texts }) => textsOf(info_seq, texts)),
];

const sorted = (found: Iterable<string>) => [...found].toSorted().join(' ');
const times = (text: string) =>
  sorted([...text.matchAll(/\d{1,2}:\d{2}/g)].map(([time]) => time.padStart(5, '0')));

const UNITS: Readonly<Record<string, string>> = { 公里: 'km', 厘米: 'cm', 米: 'm', 公斤: 'kg', 克: 'g' };
const measures = (text: string) =>
  sorted(
    [...text.matchAll(/(\d+) ?(km|cm|m|kg|g|公里|厘米|米|公斤|克)(?!\p{Script=Latin})/gu)].map(
      ([, amount, unit = '']) => `${amount}${UNITS[unit] ?? unit}`,
    ),
  );

const doors = (text: string, language: LanTp) =>
  sorted([...text.matchAll(PATTERNS[language].exits)].map(([, door = '']) => door));

/** What a text says that every translation of it must say too. */
const figures = (text: string, language: LanTp) => ({
  times: times(text),
  measures: measures(text),
  doors: doors(text, language),
});

test('times, measures and station exits are the same in every language', () => {
  const different = all.filter(
    ([, texts]) =>
      new Set(LAN_TPS.map((language) => JSON.stringify(figures(texts[language], language)))).size > 1,
  );
  expect(different).toEqual([]);
  expect(all.filter(([, { KOR }]) => doors(KOR, 'KOR') !== '').length).toBeGreaterThan(20);
});

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

const planned = ({ texts }: DemoProduct): number => {
  const at = texts.KOR.schedule.flatMap((line) =>
    times(line.join(' ')).split(' ').filter(Boolean).map(minutes),
  );
  return (Math.max(...at) - Math.min(...at)) / 60;
};

test.each(
  PRODUCTS.filter(({ nights }) => nights === 0).map((product) => [product.prod_id, product] as const),
)('the hours of %s are those of its plan, rounded up', (_, product) =>
  expect(tourFactsOf(product).hours).toBe(Math.ceil(planned(product))),
);
