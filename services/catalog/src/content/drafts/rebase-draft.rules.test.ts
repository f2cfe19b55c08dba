import type { AnyContent } from '@narae/contracts';
import { rebased } from './rebase-draft.rules.ts';

/** Time alone makes `soon` of `open`. */
const kind = {
  jobValues: ({ price, state }: AnyContent) => ({ price, state: state === 'soon' ? 'open' : state }),
};
const published = (content: AnyContent) => ({
  id: 'P1',
  content,
  version: 2,
  edited: null,
  withdrawn: false,
});
const draft = (content: AnyContent | null, began_with?: AnyContent) => ({
  _id: 'product:P1',
  kind: 'product' as const,
  id: 'P1',
  base: 'BASE',
  rev: 1,
  edited: null,
  content,
  ...(began_with && { began_with }),
});
const began = { price: 100, state: 'open' };

it.each([
  ['takes what a job changed', { price: 100, state: 'open' }, { price: 120, state: 'closed' }, 120, 'closed'],
  [
    'keeps what it changes itself',
    { price: 80, state: 'open' },
    { price: 120, state: 'closed' },
    80,
    'closed',
  ],
  [
    'keeps its state where time alone went on',
    { price: 100, state: 'open' },
    { price: 100, state: 'soon' },
    100,
    'open',
  ],
])('a draft %s', (_what, mine, now, price, state) => {
  const { content } = rebased(
    kind,
    draft({ ...mine, title: 'Mine' }, began),
    published({ ...now, title: 'Theirs' }),
  );
  expect(content).toEqual({ title: 'Mine', price, state });
});

it('a draft from before its beginning was stored, an emptied one, and one of nothing published stay', () => {
  const now = published({ price: 120, state: 'closed' });
  const old = draft({ price: 100, state: 'open' });
  expect(rebased(kind, old, now)).toEqual(old);
  expect(rebased(kind, draft(null, began), now).content).toBeNull();
  expect(rebased(kind, draft(began, began), null).content).toEqual(began);
});
