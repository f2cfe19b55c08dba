import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import { pages } from '@narae/contracts/pages';
import { datesOf, eventDaysOf } from './departure.ts';
import { PATTERNS } from './patterns.ts';
import { POPUPS } from './popups.ts';
import { PRODUCTS } from './products.ts';
import { EVENTS } from './stories.ts';
import { DEMO_NOTICES } from './notices.ts';
import type { DemoProduct } from './types.ts';

const DAY_MS = 86_400_000;
/** Every day a shop may open on, over more than a year. */
const openings = Array.from({ length: 400 }, (_, index) => new Date(Date.UTC(2026, 0, 1) + index * DAY_MS));

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsOf);

const weekdaysNamed = ({ texts }: DemoProduct, language: LanTp): number[] => {
  const { weekdays, onceAMonth } = PATTERNS[language];
  const text = stringsOf(texts[language]).join(' ').replace(onceAMonth, '');
  return weekdays.flatMap((name, day) => (text.includes(name) ? [day] : []));
};

const weekdaysOf = (product: DemoProduct, today: Date): Set<number> => {
  const { start } = datesOf(product, today);
  const days = Array.from({ length: product.nights + 1 }, (_, night) => start.getTime() + night * DAY_MS);
  return new Set(days.map((at) => new Date(at).getUTCDay()));
};

const speaking = PRODUCTS.flatMap((product) =>
  LAN_TPS.filter((language) => weekdaysNamed(product, language).length > 0).map(
    (language) => [product.prod_id, language, product] as const,
  ),
);

test('days of the week are named somewhere', () => expect(speaking.length).toBeGreaterThan(10));

test.each(speaking)(
  'a day of the week that %s names in %s is always one of the trip or never',
  (_, language, product) => {
    const trips = openings.map((today) => weekdaysOf(product, today));
    for (const day of weekdaysNamed(product, language)) {
      const times = trips.filter((days) => days.has(day)).length;
      expect([0, trips.length]).toContain(times);
    }
  },
);

test('whoever books the LUMERA weekend is there when the concert is', () => {
  const [weekend, concert] = ['P000001', 'P000019'].map((id) =>
    PRODUCTS.find(({ prod_id }) => prod_id === id),
  );
  for (const today of openings) {
    const saturday = datesOf(weekend!, today).start.getTime() + DAY_MS;
    expect(datesOf(concert!, today).start.getTime()).toBe(saturday);
  }
});

const eventDay = (id: string, today: Date): number =>
  eventDaysOf(
    EVENTS.find(({ event_id }) => event_id === id)!,
    today,
  ).day.getTime();
const productDay = (id: string, today: Date): number =>
  datesOf(
    PRODUCTS.find(({ prod_id }) => prod_id === id)!,
    today,
  ).start.getTime();

test.each([
  ['the fanchant class is the day before the LUMERA concert', 'EVT000005', 'P000019', DAY_MS],
  ['the sound check is on the day of the family concert', 'EVT000008', 'P000024', 0],
])('%s', (_, event, product, before) => {
  for (const today of openings) expect(eventDay(event, today)).toBe(productDay(product, today) - before);
});

test('nobody is invited to the palace on a Tuesday, when it is closed', () => {
  for (const today of openings) {
    expect(new Date(eventDay('EVT000006', today)).getUTCDay()).not.toBe(2);
    expect(new Date(productDay('P000009', today)).getUTCDay()).not.toBe(2);
  }
});

test('popups lead to pages that are there', () => {
  const notices = DEMO_NOTICES.map(({ cou_id }) => `${pages.communityDetail.path}?cou_id=${cou_id}`);
  const paths: readonly string[] = [pages.policyInfo.path, pages.termsInfo.path, ...notices, ''];
  for (const { link } of POPUPS) expect(paths).toContain(link);
});
