import type { TripShelf } from '@narae/contracts';
import { TRIP_SHELVES } from '@narae/contracts/trip-limits';
import { jest } from '@jest/globals';
import { renderWithoutClient } from '@narae/shell-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { installFakeStream, openStream, pushSeats } from '../../../test/fake-stream.ts';
import { product } from '../../../test/products.ts';
import '../../texts.ts';
import HomeShelves from './home-shelves.tsx';

/** Seats in the catalogue, which may be behind the events. */
let seats: Record<string, number>;
let asked: string[][];
/** Lets answers about seats through. */
let answer: Promise<void>;

beforeEach(() => {
  installFakeStream();
  seats = { FEW: 4, MANY: 20 };
  asked = [];
  answer = Promise.resolve();
  globalThis.fetch = (async (url: string, { body }: RequestInit) => {
    if (url === '/api/tripShelves') return Response.json(shelves());
    const { prod_ids } = (JSON.parse(String(body)) as { info: { prod_ids: string[] } }).info;
    asked.push(prod_ids);
    const rows = prod_ids.map((prod_id) => ({ prod_id, inventory_cnt: seats[prod_id] }));
    await answer;
    return new Response(JSON.stringify(rows));
  }) as typeof fetch;
});

const shelves = (): TripShelf[] => {
  const few = { ...product('FEW', { inventory_cnt: 4 }), dates_cnt: 1 };
  const many = { ...product('MANY', { inventory_cnt: 20 }), dates_cnt: 24 };
  return TRIP_SHELVES.map((shelf) => ({
    shelf,
    trips: { closing: [few], CG001: [], CG002: [few, many], CG004: [], CG006: [] }[shelf],
  }));
};

const cards = (title: string): HTMLElement[] =>
  screen.getAllByRole('article').filter((card) => card.textContent?.includes(title));

const show = async (): Promise<void> => {
  await renderWithoutClient(<HomeShelves />, { namespaces: ['catalog'] });
  await screen.findAllByRole('article');
};

/** While the stream is closed seats are asked for every ten seconds, which a busy machine may take for a test. */
const showLive = async (): Promise<void> => {
  await show();
  await openStream();
};

test('seats on the shelves follow the events, and no card moves', async () => {
  await showLive();
  // Nearly gone and of its category: it stands on two shelves.
  expect(cards('Tour FEW')).toHaveLength(2);
  for (const card of cards('Tour FEW')) expect(card).toHaveTextContent(/\D4 (seats )?left/);
  expect(cards('Tour MANY')).toHaveLength(1);

  await pushSeats('FEW', 2);
  await pushSeats('MANY', 3);
  for (const card of cards('Tour FEW')) expect(card).toHaveTextContent(/\D2 (seats )?left/);
  expect(cards('Tour MANY')[0]).toHaveTextContent(/\D3 seats left/);

  await pushSeats('FEW', 0);
  expect(cards('Tour FEW')).toHaveLength(2);
  for (const card of cards('Tour FEW')) {
    expect(card).toHaveTextContent('Sold out');
    expect(card).not.toHaveTextContent(/left/);
  }
});

test('seats are fetched once when the stream opens, and an event that arrives meanwhile wins over the answer', async () => {
  await show();
  expect(asked).toEqual([]);
  let release = (): void => undefined;
  answer = new Promise((resolve) => {
    release = resolve;
  });
  seats = { FEW: 4, MANY: 5 };
  await openStream();
  await pushSeats('FEW', 1);
  await act(async () => release());
  expect(asked).toEqual([['FEW', 'MANY']]);
  expect(cards('Tour MANY')[0]).toHaveTextContent(/\D5 seats left/);
  for (const card of cards('Tour FEW')) expect(card).toHaveTextContent(/\D1 (seat )?left/);
});

test('a change of seats renders the cards of its product anew, and no others', async () => {
  await showLive();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  // Each card writes its price.
  const written = jest.spyOn(Intl.NumberFormat.prototype as { format: unknown }, 'format', 'get');
  await pushSeats('MANY', 19);
  expect(written).toHaveBeenCalledTimes(1);
  written.mockRestore();
});

test('a card says how many other dates its trip has, and leads to the trip; an empty shelf is not there', async () => {
  await show();
  expect(cards('Tour MANY')[0]).toHaveTextContent('23 more dates');
  expect(cards('Tour FEW')[0]).not.toHaveTextContent('more date');
  expect(within(cards('Tour MANY')[0]!).getByRole('link')).toHaveAttribute(
    'href',
    '/productDetail?trip_id=TR-MANY',
  );
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});
