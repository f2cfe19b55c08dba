import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import { CATEGORIES } from './categories.ts';
import { CODES } from './codes.ts';
import { companyHtml } from './company.ts';
import { descriptionHtml } from './description.ts';
import { NATIONS } from './nations.ts';
import { OPTIONS } from './options.ts';
import { PATTERNS } from './patterns.ts';
import { PRODUCTS } from './products.ts';
import { RATES } from './rates.ts';
import { timesOf, tourFactsOf } from './tour-facts.ts';
import type { DemoProduct } from './types.ts';

const CAP_KRW = 3_000_000;
const CAPS = { CNH: 16_256, USD: 2_253, JPY: 339_184 } as const;

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').trim();
const foreignTags = (html: string) =>
  (html.match(/<[^>]*>/g) ?? []).filter((tag) => !/^<\/?(h2|h3|p|ul|li|strong)>$/.test(tag));

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(stringsOf)
      : [];

function groupBy<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

const bases = PRODUCTS.filter((product) => (product.package_group ?? product.prod_id) === product.prod_id);

describe('the demo catalogue', () => {
  test('has enough products in every shop category and every state a shopper can meet', () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(28);
    for (const type of ['CG001', 'CG002', 'CG004', 'CG006']) {
      expect(PRODUCTS.filter((product) => product.prod_type === type).length).toBeGreaterThanOrEqual(5);
    }
    const states = new Set(PRODUCTS.map((product) => product.progress_yn));
    expect([...states].sort()).toEqual(['D', 'E', 'W', 'Y']);
    expect(PRODUCTS.some((product) => product.inventory_cnt === 0)).toBe(true);
    expect(PRODUCTS.some((product) => product.inventory_cnt >= 1 && product.inventory_cnt <= 4)).toBe(true);
  });

  test('uses every identifier once', () => {
    expect(repeated(PRODUCTS.map((product) => product.prod_id))).toEqual([]);
    expect(repeated(OPTIONS.map((option) => option.opt_code))).toEqual([]);
    expect(repeated(CATEGORIES.map((category) => category.cd_group_code))).toEqual([]);
    expect(repeated(NATIONS.map((nation) => nation.nation_cd))).toEqual([]);
    expect(repeated(CODES.map((code) => `${code.com_cd_group_code}/${code.com_cd_code}`))).toEqual([]);
    expect(repeated(bases.flatMap((product) => product.hotels.map((hotel) => hotel.hotel_dtl_id)))).toEqual(
      [],
    );
  });

  test.each(PRODUCTS.map((product) => [product.prod_id, product] as const))(
    '%s is complete and sound',
    (_, product) => {
      expect(product.prod_id).toMatch(/^P\d{6}$/);
      expect(product.variant).toBe(product.prod_type === 'CG004' ? 'enter' : 'trip');
      for (const code of product.opt_codes) expect(OPTIONS.map((option) => option.opt_code)).toContain(code);
      for (const id of product.related) expect(PRODUCTS.map((other) => other.prod_id)).toContain(id);
      expect(product.related).not.toContain(product.prod_id);
      expect(Number.isInteger(product.inventory_cnt) && product.inventory_cnt >= 0).toBe(true);
      expect(product.place.lat).toBeGreaterThan(33);
      expect(product.place.lat).toBeLessThan(38.7);
      expect(product.place.lng).toBeGreaterThan(125);
      expect(product.place.lng).toBeLessThan(130);
      for (const text of stringsOf(product.texts)) expect(text.trim()).not.toBe('');
    },
  );

  test('prices are whole and one adult with the dearest room stays under the cap in every currency', () => {
    for (const option of OPTIONS) {
      expect(Number.isInteger(option.origin_price)).toBe(true);
      expect(option.origin_price).toBeGreaterThanOrEqual(1000);
    }
    for (const product of PRODUCTS) {
      const hotel = Math.max(0, ...product.hotels.map((detail) => detail.origin_hotel_price));
      const people = Math.max(1, product.package_cnt);
      const total = (product.origin_price + hotel) * people;
      expect(Number.isInteger(product.origin_price) && product.origin_price >= 1000).toBe(true);
      expect(total).toBeLessThanOrEqual(CAP_KRW);
      for (const rate of RATES)
        expect(Math.round(total / rate.deal_bas_r)).toBeLessThanOrEqual(CAPS[rate.currency]);
    }
  });
});

describe('texts', () => {
  const titles = (language: LanTp) => bases.map((product) => product.texts[language].title);
  const intros = (language: LanTp) => bases.map((product) => product.texts[language].intro);

  test.each(LAN_TPS)(
    '%s: every product says something of its own, in its own script and at length',
    (language) => {
      expect(repeated(titles(language))).toEqual([]);
      expect(repeated(intros(language))).toEqual([]);
      for (const product of bases) {
        const html = descriptionHtml(product.texts[language], language);
        expect(foreignTags(html)).toEqual([]);
        expect(plain(html)).toMatch(PATTERNS[language].has);
        expect({ id: product.prod_id, stray: plain(html).match(PATTERNS[language].hasNot)?.[0] }).toEqual({
          id: product.prod_id,
          stray: undefined,
        });
        expect({ id: product.prod_id, long: plain(html).length > (language === 'CHN' ? 220 : 300) }).toEqual({
          id: product.prod_id,
          long: true,
        });
      }
    },
  );

  test('all languages of a product tell the same number of steps, inclusions and notes', () => {
    const shape = (product: DemoProduct, language: LanTp) => {
      const { schedule, included, excluded, notes } = product.texts[language];
      return [schedule.length, included.length, excluded.length, notes.length];
    };
    for (const product of bases) {
      for (const language of LAN_TPS) expect(shape(product, language)).toEqual(shape(product, 'KOR'));
    }
  });

  test('tables, options and the company speak all five languages', () => {
    const named = [...CATEGORIES, ...NATIONS, ...CODES, ...OPTIONS].flatMap((row) =>
      LAN_TPS.map((language) => row.names[language]),
    );
    const messages = OPTIONS.flatMap((option) => LAN_TPS.map((language) => option.messages[language]));
    for (const text of [...named, ...messages]) expect(text.trim()).not.toBe('');
    for (const language of LAN_TPS) {
      expect(foreignTags(companyHtml(language))).toEqual([]);
      expect(plain(companyHtml(language))).toMatch(PATTERNS[language].has);
    }
  });

  test('what looks like mark-up in a text stays text', () => {
    const text = { ...bases[0]!.texts.ENG, intro: 'a < b & <script>' };
    expect(descriptionHtml(text, 'ENG')).toContain('<p>a &lt; b &amp; &lt;script&gt;</p>');
  });
});

test('a product of one day says how many hours it takes, a longer one how many days', () => {
  for (const product of PRODUCTS)
    expect([product.prod_id, tourFactsOf(product).hours > 0]).toEqual([
      product.prod_id,
      product.nights === 0,
    ]);
});

test('a product begins and ends at times of its plan, in every language', () => {
  for (const product of PRODUCTS) {
    const { start_time, end_time } = timesOf(product);
    for (const language of LAN_TPS) {
      const plan = product.texts[language].schedule.map(([at]) => at).join(' ');
      for (const time of [start_time, end_time]) expect(plan).toContain(time?.replace(/^0/, '') ?? '');
    }
    if (product.nights === 0) expect((start_time ?? '') < (end_time ?? '')).toBe(true);
  }
});

describe('calls that find rows by prod_type and prod_category', () => {
  const key = (product: DemoProduct) => `${product.prod_type}/${product.prod_category}`;

  test('never mix two package groups or two sets of hotels', () => {
    for (const products of groupBy(PRODUCTS, key)) {
      expect(new Set(products.map((product) => product.package_group ?? product.prod_id)).size).toBe(1);
      expect(new Set(products.map((product) => product.hotels)).size).toBe(1);
    }
  });

  test('packages offer two, three and four persons and name a base of their own kind', () => {
    const packages = PRODUCTS.filter((product) => product.package_cnt > 0);
    for (const members of groupBy(packages, (product) => product.package_group ?? '')) {
      expect(members.map((product) => product.package_cnt)).toEqual([2, 3, 4]);
      expect(members[0]?.prod_id).toBe(members[0]?.package_group);
    }
    expect(packages.length).toBeGreaterThan(0);
  });
});
