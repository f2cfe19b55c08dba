import type { ProductDetail } from '@narae/contracts';
import type { SlotName } from '@narae/contracts/slots';
import type { LanTp } from '@narae/shell-sdk';
import { renderInShell } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installFakeRemotes } from '../../../test/fake-remote.tsx';
import { installFakeStream, pushStock } from '../../../test/fake-stream.ts';
import { product, productDetail } from '../../../test/products.ts';
import '../../texts.ts';
import { ProductPage } from './product-page.tsx';

const option = (opt_code: string, opt_kind: string, opt_nm: string) => ({
  value: opt_code,
  opt_code,
  opt_kind,
  opt_nm,
  opt_en_nm: opt_nm,
  opt_price: 10,
  origin_price: 13_000,
});
const hotels = [
  {
    hotel_dtl_id: 'H1S',
    hotel_type: 'S',
    hotel_type_en_nm: 'Single',
    hotel_price: 90,
    origin_hotel_price: 117_000,
  },
  {
    hotel_dtl_id: 'H1D',
    hotel_type: 'D',
    hotel_type_en_nm: 'Double',
    hotel_price: 60,
    origin_hotel_price: 78_000,
  },
];

/** Opens the product page over these answers, as a phone and a desktop at once: styles do not count here. */
const open = async (
  change: Partial<ProductDetail>,
  answers: Record<string, unknown> = {},
  lanTp: LanTp = 'ENG',
): Promise<void> => {
  installFakeStream();
  const detail = productDetail('P1', change);
  const all: Record<string, unknown> = { '/api/productDetail': [detail], ...answers };
  globalThis.fetch = (async (url: string) => new Response(JSON.stringify(all[url] ?? []))) as typeof fetch;
  await renderInShell(<ProductPage variant="trip" />, {
    path: '/productDetail?prod_id=P1',
    namespaces: ['catalog'],
    lanTp,
  });
  await screen.findByRole('heading', { level: 1 });
};
const panel = () => within(screen.getByRole('complementary', { name: 'Book' }));
const more = (label: RegExp) =>
  panel().getByRole('button', { name: new RegExp(`${label.source}.*one more$`) });

test('one person chooses a seat by radios, two share them out and cannot take a third', async () => {
  await open(
    { opt_code: 'G,S' },
    { '/api/optionList2': [option('G', 'seat', 'Ground'), option('S', 'seat', 'Stand')] },
  );
  fireEvent.click(await panel().findByRole('radio', { name: /Ground/ }));
  expect(panel().getByText('$110')).toBeVisible();
  fireEvent.click(more(/^Adult/));
  fireEvent.click(more(/^Stand/));
  expect(panel().getByText('One per person: 2 of 2 chosen.')).toBeVisible();
  fireEvent.click(more(/^Ground/));
  expect(panel().getByText('$220')).toBeVisible();
  fireEvent.click(panel().getByRole('button', { name: /^Adult.*one fewer$/ }));
  expect(panel().getByRole('radio', { name: /Ground/ })).toBeChecked();
  expect(panel().getByText('$110')).toBeVisible();
});

test('a limited option says how many are left, live, and no more can be chosen', async () => {
  const option_left = [
    { opt_code: 'G', remaining: 1 },
    { opt_code: 'S', remaining: 40 },
    { opt_code: 'X', remaining: 0 },
  ];
  await open(
    { opt_code: 'G,S,X', option_left },
    {
      '/api/productSeats': [{ prod_id: 'P1', inventory_cnt: 9, option_left }],
      '/api/optionList2': [
        option('G', 'seat', 'Ground'),
        option('S', 'seat', 'Stand'),
        option('X', 'extra', 'Light'),
      ],
    },
  );
  fireEvent.click(more(/^Adult/));
  expect(await panel().findByText('1 left')).toBeVisible();
  expect(panel().queryByText('40 left')).toBeNull();
  expect(panel().getByRole('checkbox', { name: /^Light/ })).toBeDisabled();
  fireEvent.click(more(/^Ground/));
  expect(more(/^Ground/)).toHaveAttribute('aria-disabled', 'true');
  await pushStock('P1', [{ opt_code: 'G', remaining: 0 }]);
  await waitFor(() => expect(panel().queryByText('1 left')).toBeNull());
  expect(panel().getByText('Sold out')).toBeVisible();
});

test('the cheapest rooms that fit are chosen already, and the price begins with the cheapest bed', async () => {
  await open({ has_hotel: true, from_price: 160 }, { '/api/hotelDtlList': hotels });
  await waitFor(() => expect(panel().getByText('$190')).toBeVisible());
  expect(screen.getAllByText('from')).not.toHaveLength(0);
  expect(screen.getAllByText('$160')).not.toHaveLength(0);
  fireEvent.click(more(/^Adult/));
  expect(panel().getByText('2 of 2 people have a room.')).toBeVisible();
  expect(panel().getByText('$320')).toBeVisible();
});

test('each line says the prices for one it is made of, to the cent where they do not multiply', async () => {
  const uneven = hotels.map((room) => ({ ...room, origin_hotel_price: room.origin_hotel_price + 600 }));
  await open(
    { has_hotel: true, opt_code: 'G' },
    { '/api/hotelDtlList': uneven, '/api/optionList2': [option('G', 'extra', 'Lunch')] },
  );
  fireEvent.click(await panel().findByRole('button', { name: /^Adult.*one more$/ }));
  fireEvent.click(panel().getByRole('checkbox', { name: /Lunch/ }));
  expect(panel().getByText('2 adults · $100 per person')).toBeVisible();
  expect(panel().getByText('2\u00a0×\u00a0$60.46', { normalizer: (text) => text })).toBeVisible();
  expect(panel().getByText('2\u00a0×\u00a0$10', { normalizer: (text) => text })).toBeVisible();
});

test('packages are told apart by their party and what it pays, rooms included', async () => {
  const packages = [2, 3].map((package_cnt) =>
    product(`P${package_cnt - 1}`, { package_cnt, prod_title: 'Weekend', inventory_cnt: 5 }),
  );
  await open(
    { package_cnt: 2, has_hotel: true, prod_title: 'Weekend' },
    { '/api/productPackageList': packages, '/api/hotelDtlList': hotels },
  );
  const list = within(await panel().findByRole('navigation', { name: 'Package' }));
  const [two, three] = list.getAllByRole('link');
  await waitFor(() => expect(two).toHaveTextContent('2 people$320'));
  expect(two).toHaveAttribute('aria-current', 'true');
  expect(three).toHaveTextContent('3 people$510');
  expect(three).toHaveAttribute('href', expect.stringContaining('prod_id=P2'));
});

/** As above, beside remotes that fill these slots. */
const opened = async (change: Partial<ProductDetail>, slots: readonly SlotName[]) => {
  const filled = installFakeRemotes(slots);
  await open(change);
  return filled;
};

const noWayToBook = () => {
  for (const name of ['Add to cart', 'Book']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByText(/seats? left/)).toBeNull();
};

test.each([
  ['sold out', { inventory_cnt: 0 }, 'seats', 'No seats are left. Please contact us.'],
  ['in preparation', { progress_yn: 'W' }, 'opening', /still in preparation/],
] as const)(
  'a product that is %s says why, offers to tell the shopper, and how to reach the desk',
  async (_what, change, kind, reason) => {
    const { 'mfe-booking/waiting-button': waiting } = await opened(
      { prod_title: 'Tea & fields', package_cnt: 2, ...change },
      ['mfe-booking/waiting-button'],
    );
    noWayToBook();
    expect(await screen.findAllByRole('button', { name: 'mfe-booking/waiting-button' })).toHaveLength(2);
    const product = { package_cnt: 2, discounts: productDetail('P1').discounts };
    const handed = { kind, target_id: 'P1', title: 'Tea & fields', product };
    expect(waiting).toContainEqual({ ...handed, bar: true });
    expect(waiting).toContainEqual({ ...handed, bar: false });
    await act(async () => panel().getByRole('button', { name: 'Contact us' }).click());
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact us' }));
    expect(await dialog.findByText(reason)).toBeVisible();
    const mail = dialog.getByRole('link', { name: 'Write an email' });
    expect(mail).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:help@narae\.example\?subject=Tea%20%26%20fields/),
    );
  },
);

test('a closed product says so at once and leads to similar trips', async () => {
  await open({ progress_yn: 'E', dates_cnt: 0 });
  noWayToBook();
  expect(panel().getByText('Booking has closed.')).toBeVisible();
  const similar = panel().getByRole('link', { name: 'See similar trips' });
  expect(similar).toHaveAttribute('href', expect.stringContaining('/themeList'));
});

test.each([
  ['has closed before it leaves', {}, 'Booking for this date has closed.'],
  ['is over', { ymd_format: '2020-05-01', end_ymd_format: '2020-05-02' }, 'This date is over.'],
])('a date that %s says so and leads to the next one of its trip', async (_what, days, note) => {
  await open({ progress_yn: 'E', trip_id: 'TR00000001', dates_cnt: 2, ...days });
  noWayToBook();
  expect(panel().getByText(note)).toBeVisible();
  expect(panel().getByRole('link', { name: 'Show the next date' })).toHaveAttribute(
    'href',
    '/productDetail?trip_id=TR00000001',
  );
});

test.each([
  ['says why', {}, 'Booking for this date has closed. Lunar New Year'],
  ['is over', { ymd_format: '2020-05-01', end_ymd_format: '2020-05-02' }, 'This date is over.'],
])('a date on a closed day that %s', async (_what, days, note) => {
  const closed = { progress_yn: 'E', trip_id: 'TR00000001', closed_text: 'Lunar New Year' } as const;
  await open({ ...closed, dates_cnt: 2, ...days });
  expect(panel().getByText(note)).toBeVisible();
  expect(panel().getByRole('link', { name: 'Show the next date' })).toBeVisible();
});

test('opened directly in Korean, rooms, extras and notes are Korean', async () => {
  const named = { opt_nm: '그라운드석', opt_en_nm: 'Ground' };
  await open(
    { opt_code: 'G', has_hotel: true },
    {
      '/api/optionList2': [{ ...option('G', 'seat', ''), ...named }],
      '/api/optionMsg': [{ opt_code: 'G', opt_msg: '무대 앞 자리', opt_en_msg: 'Before the stage' }],
      '/api/hotelDtlList': hotels.map((hotel) => ({ ...hotel, hotel_type_nm: '싱글룸' })),
    },
    'KOR',
  );
  const korean = within(screen.getByRole('complementary'));
  expect(await korean.findByRole('radio', { name: /그라운드석.*무대 앞 자리/ })).toBeVisible();
  expect(korean.getAllByText('싱글룸')).toHaveLength(2);
  expect(korean.queryByText(/Ground|Before the stage|Single|Double/)).toBeNull();
});
