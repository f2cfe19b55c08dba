import { budgetLimits, createEventBudget } from './event-budget.ts';

const { windowMs, inAll, ofNetwork, countedNetworks } = budgetLimits;
let at = 0;
beforeEach(() => {
  at = windowMs;
});
const budget = () => createEventBudget(() => at);
const kind = 'sign-in-failed';
const addresses = (many: number) => Array.from({ length: many }, (_, place) => `10.0.${place}.0/24`);

it('writes some of a network one by one, counts the rest, and begins anew with the next window', () => {
  const one = budget();
  const admitted = Array.from({ length: ofNetwork + 7 }, () => one.admits(kind, 'here'));
  expect(admitted.filter(Boolean)).toHaveLength(ofNetwork);
  expect(one.admits(kind, 'there')).toBe(true);
  expect([one.take(), one.waits()]).toEqual([[], true]);
  at += windowMs;
  expect(one.admits(kind, 'here')).toBe(true);
  expect(one.take()).toEqual([{ kind, network: 'here', count: 7 }]);
  expect([one.take(), one.waits()]).toEqual([[], false]);
});

it('counts what many networks do together without remembering them all', () => {
  const one = budget();
  const many = inAll + countedNetworks + 30;
  const admitted = addresses(many).map((network) => one.admits(kind, network));
  expect(admitted.filter(Boolean)).toHaveLength(inAll);
  const counted = one.take(true);
  expect(counted).toHaveLength(countedNetworks + 1);
  expect(counted.find(({ network }) => network === '')?.count).toBe(30);
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(many - inAll);
});
