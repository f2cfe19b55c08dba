import { perLanguage, toWireFields } from '@narae/contracts/localized';
import '@narae/ui/testing';
import type { CartItem, HotelDetail, Option } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartItem } from '../../../test/bookings.ts';
import '../../texts.ts';
import { ModifyActions } from './modify-actions.tsx';

const room = (
  hotel_dtl_id: string,
  hotel_type: 'S' | 'D',
  name: string,
  origin_hotel_price: number,
): HotelDetail => ({
  hotel_dtl_id,
  hotel_type,
  ...toWireFields(
    'hotel_type_',
    'nm',
    perLanguage(() => name),
  ),
  hotel_price: origin_hotel_price / 1_300,
  origin_hotel_price,
});
const rooms = [room('HSINGLE', 'S', 'Single', 65_000), room('HDOUBLE', 'D', 'Double', 52_000)];
const twoInDouble = [
  { hotel_dtl_id: 'HDOUBLE', origin_hotel_price: 52_000, personnel_cnt: 2 },
] as unknown as CartItem['hotels'];

const seats = ['GROUND', 'STAND'].map((opt_code): Option => ({
  value: opt_code,
  opt_code,
  opt_kind: 'seat',
  opt_price: 10,
  origin_price: 13_000,
  ...toWireFields(
    'opt_',
    'nm',
    perLanguage(() => opt_code),
  ),
}));

let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    if (url === '/api/cartModify')
      sent.push((JSON.parse(String(init?.body)) as { info: Record<string, unknown> }).info);
    const answers: Record<string, unknown> = {
      '/api/hotelDtlList': rooms,
      '/api/optionList2': seats,
      '/api/cartModify': { msg: 'success' },
    };
    return new Response(JSON.stringify(answers[url] ?? []));
  }) as typeof fetch;
});

const show = (change: Partial<CartItem>) =>
  renderInShell(<ModifyActions item={cartItem('CART000001', change)} />, {
    user: testUser,
    namespaces: ['booking'],
  });

test.each([
  ['a row without travellers', { txn_type: 'N' }, ['Change travellers']],
  [
    'one with extras and rooms',
    { opt_code: 'OPT1', hotels: twoInDouble },
    ['Change extras', 'Change travellers'],
  ],
  ['a package', { package_cnt: 2, hotels: twoInDouble }, ['Change rooms']],
  [
    'a confirmed row',
    { txn_type: 'T', opt_code: 'OPT1', hotels: twoInDouble },
    ['Change extras', 'Change rooms'],
  ],
  ['a row that is being paid', { txn_type: 'Y', opt_code: 'OPT1', trip_id: 'TR00000001' }, []],
  ['a row of a trip', { txn_type: 'T', trip_id: 'TR00000001' }, ['Change date']],
] as const)('%s offers what may be changed', async (_, change, names) => {
  await show(change);
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual(names);
});

test('the rooms of a confirmed row are changed alone, with what they cost', async () => {
  const user = userEvent.setup();
  await show({ txn_type: 'T', adult_cnt: 2, hotels: twoInDouble, cost_price: 200, total_price: 280 });
  await user.click(screen.getByRole('button', { name: 'Change rooms' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change rooms' }));
  expect(await dialog.findByText('Double 2 × $40')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Double: one fewer' }));
  await user.click(dialog.getByRole('button', { name: 'Single: one more' }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('The rooms do not fit your party');
  await user.click(dialog.getByRole('button', { name: 'Single: one more' }));
  expect(dialog.getByText('Single 2 × $50')).toBeVisible();
  expect(dialog.getByText('$300')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(sent).toMatchObject([
    {
      cart_id: 'CART000001',
      hotels: [
        { hotel_dtl_id: 'HDOUBLE', personnel_cnt: 0 },
        { hotel_dtl_id: 'HSINGLE', personnel_cnt: 2 },
      ],
      hotel_price: 100,
    },
  ]);
  expect(sent[0]).not.toHaveProperty('counts');
});

test('a party that becomes smaller gives up the seats it no longer needs, in one save', async () => {
  const user = userEvent.setup();
  const options = [
    { opt_code: 'GROUND', origin_price: 13_000, participant_cnt: 1 },
    { opt_code: 'STAND', origin_price: 13_000, participant_cnt: 2 },
  ] as unknown as CartItem['options'];
  await show({ txn_type: 'N', opt_code: 'OPT1', adult_cnt: 3, options });
  await user.click(screen.getByRole('button', { name: 'Change travellers' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change travellers' }));
  await user.click(await dialog.findByRole('button', { name: 'Adult: one fewer' }));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(sent).toMatchObject([
    {
      counts: { adult_cnt: 2 },
      options: [
        { opt_code: 'GROUND', participant_cnt: 1 },
        { opt_code: 'STAND', participant_cnt: 1 },
      ],
      option_price: 20,
    },
  ]);
});
