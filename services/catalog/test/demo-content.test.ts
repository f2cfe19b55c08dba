import { LAN_TPS } from '@narae/contracts/languages';
import { demoContent } from '@narae/demo-content';
import { defaultDiscounts, seatsNeeded } from '@narae/rules';
import type { ContentSource } from '../src/seeding/content-source.ts';
import { progressAt } from '../src/products/product/progress.rules.ts';
import { safeTexts } from '@narae/service-kit/safe-html';

const today = '2026-11-21';
const { products: plans }: ContentSource = demoContent;
const products = plans.map((plan) => ({
  /** Of whose trip it is another date. */
  lead: plan.lead,
  discounts: defaultDiscounts[plan.content.variant],
  ...plan.content,
  ...plan.daysFrom(today),
  pictures: plan.pictures,
}));
const leading = products.filter(({ prod_id, package_group }) => !package_group || package_group === prod_id);

it('has at least 24 products over the categories, some closed, some in preparation, some nearly sold out', () => {
  expect(leading.length).toBeGreaterThanOrEqual(24);
  const types = new Set(leading.map(({ prod_type }) => prod_type));
  const categories = demoContent.categories.map(({ cd_group_code }) => cd_group_code);
  expect(categories).toEqual(expect.arrayContaining([...types]));
  expect(types.size).toBeGreaterThanOrEqual(4);
  const states = new Set(products.map((product) => progressAt(product, new Date(`${today}T00:00:00+09:00`))));
  expect(states).toEqual(new Set(['Y', 'D', 'W', 'E']));
  expect(products.some(({ capacity }) => capacity > 0 && capacity <= 3)).toBe(true);
});

it('names every product once and refers only to what exists', () => {
  const ids = products.map(({ prod_id }) => prod_id);
  expect(new Set(ids).size).toBe(ids.length);
  const options = demoContent.options.map(({ opt_code }) => opt_code);
  for (const product of products) {
    expect(ids).toEqual(expect.arrayContaining(product.related));
    expect(options).toEqual(expect.arrayContaining(product.opt_codes));
    if (product.package_group) expect(ids).toContain(product.package_group);
  }
});

it('lets a category of a type stand for one product or one group of packages, as rooms and packages are asked for', () => {
  const owners = new Map<string, Set<string>>();
  for (const product of products) {
    const { prod_type, prod_category, prod_id, package_group, package_cnt, hotels, lead } = product;
    if (package_cnt === 0 && hotels.length === 0) continue;
    const key = `${prod_type}/${prod_category}`;
    owners.set(key, (owners.get(key) ?? new Set()).add(lead ?? (package_group || prod_id)));
  }
  expect([...owners].filter(([, groups]) => groups.size > 1)).toEqual([]);
});

it.each(products.map((product) => [product.prod_id, product] as const))(
  '%s can be sold: days, seats, prices and texts in every language',
  (_id, product) => {
    expect(product.end_day >= product.start_day).toBe(true);
    expect(product.origin_price).toBeGreaterThan(0);
    const party = { adult_cnt: product.package_cnt || 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
    // No seats at all is the demo's way of being sold out.
    if (product.capacity > 0) expect(product.capacity).toBeGreaterThanOrEqual(seatsNeeded(party, product));
    for (const language of LAN_TPS) {
      for (const texts of [product.titles, product.descs, product.contents, product.places]) {
        expect(texts[language].trim()).not.toBe('');
      }
    }
    // Nothing the editor wrote may get lost when it is stored.
    expect(safeTexts(product.contents)).toEqual(product.contents);
  },
);

it('closes days around a date of a trip that has others (CATALOG-22)', () => {
  for (const { prod_id, texts } of demoContent.closedDays) {
    const closed = products.find((product) => product.prod_id === prod_id);
    expect(products.filter(({ lead }) => lead === closed?.lead).length).toBeGreaterThan(1);
    expect(LAN_TPS.filter((lanTp) => !texts[lanTp])).toEqual([]);
  }
  expect(demoContent.closedDays.length).toBeGreaterThan(0);
});
