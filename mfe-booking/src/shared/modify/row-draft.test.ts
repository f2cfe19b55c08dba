import type { CartItem } from '@narae/contracts';
import { choiceViolation, priceOfChoice } from '@narae/rules';
import { draftOf, offerFor, type RowChoices, type RowDraft } from './row-draft.ts';

const item = {
  adult_cnt: 2,
  teen_cnt: 0,
  children_cnt: 1,
  child_cnt: 0,
  package_cnt: 0,
  inventory_cnt: 5,
  origin_price: 100_000,
  deal_bas_r: 1000,
  prod_price_tp: 'USD',
  discounts: { teen_pct: 0, children_pct: 5, infant_takes_seat: false },
  options: [{ opt_code: 'OPT1', participant_cnt: 2 }],
  hotels: [],
} as unknown as CartItem;
const choices = {
  options: [{ opt_code: 'OPT1', origin_price: 10_000 }],
  hotels: [],
} as unknown as RowChoices;
const priceOfDraft = (row: CartItem, draft: RowDraft) => priceOfChoice(row, offerFor(row, choices), draft);

test('a draft begins as the row is and costs the same', () => {
  expect(draftOf(item).options).toEqual({ OPT1: 2 });
  expect(priceOfDraft(item, draftOf(item))).toMatchObject({ cost: 295, option: 20, total: 315 });
});

test('a line the row has keeps the price of the row, whatever the catalogue says today', () => {
  const agreed = { ...item, options: [{ opt_code: 'OPT1', participant_cnt: 2, origin_price: 8_000 }] };
  expect(priceOfDraft(agreed as unknown as CartItem, draftOf(item))).toMatchObject({ option: 16 });
});

test('seats for more people than travel are rejected', () => {
  const seats = { ...choices, options: [{ opt_code: 'OPT1', opt_kind: 'seat', origin_price: 10_000 }] };
  const draft = (OPT1: number) =>
    choiceViolation(item, seats as unknown as typeof choices, { ...draftOf(item), options: { OPT1 } });
  expect(draft(3)).toBeNull();
  expect(draft(4)).toMatchObject({ error: 'opt_participants_limit', params: { count: 3 } });
});

test('an option nobody takes part in and a party without adult or teenager are rejected', () => {
  const draft = draftOf(item);
  expect(choiceViolation(item, choices, draft)).toBeNull();
  expect(choiceViolation(item, choices, { ...draft, options: { OPT1: 0 } })?.error).toBe(
    'opt_participants_select',
  );
  expect(choiceViolation(item, choices, { ...draft, party: { ...draft.party, adult_cnt: 0 } })?.error).toBe(
    'prod_cnt_fail',
  );
});
