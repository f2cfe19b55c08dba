import type { LanTp } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { LineItems } from '@narae/ui';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cartItem } from '../../test/bookings.ts';
import '../texts.ts';
import { useBookingLines, type PricedBooking } from './booking-lines.ts';

const family = cartItem('CART000001', {
  adult_cnt: 2,
  children_cnt: 1,
  origin_price: 154_600,
  deal_bas_r: 1_000,
  cost_price: 461,
  discounts: { teen_pct: 0, children_pct: 2, infant_takes_seat: false },
});

function Lines({ item }: { readonly item: PricedBooking }): ReactNode {
  return <LineItems {...useBookingLines()(item)} />;
}

const show = (item: PricedBooking, lanTp: LanTp = 'ENG') =>
  renderInShell(<Lines item={item} />, { user: testUser, lanTp, namespaces: ['booking'] });

test.each([
  ['ENG', '2 adults, 1 child (2% off) · $154.60 per person'],
  ['CHN', '成人2名、儿童1名（优惠2%） · 每人$154.60'],
  ['KOR', '성인 2명, 어린이 1명(2% 할인) · 1인당 $154.60'],
  ['JPN', '大人2名、子ども1名（2%割引） · 1名あたり$154.60'],
] as const)('a party in %s, with its price to the cent where it does not multiply', async (lanTp, text) => {
  await show(family, lanTp);
  expect(screen.getByText(text)).toBeVisible();
  cleanup();
});

test('a price for one that multiplies is whole, and an infant is free', async () => {
  await show(cartItem('CART000001', { adult_cnt: 2, child_cnt: 1, cost_price: 200 }));
  expect(screen.getByText('2 adults, 1 infant (free) · $100 per person')).toBeVisible();
});

test('how many times what is one thing: no line breaks in between', async () => {
  const options = [{ opt_name: 'Hanbok', origin_price: 25_000, participant_cnt: 4 }];
  const item = { ...cartItem('CART000001', { deal_bas_r: 1_000, option_price: 100 }), options };
  await show(item);
  expect(screen.getByText(/^Hanbok/).textContent).toBe('Hanbok 4\u00a0×\u00a0$25');
});
