import { addDays, seoulDay } from '@narae/rules';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import { productDetail } from '../../../test/products.ts';
import '../../texts.ts';
import { ProductFacts } from './product-facts.tsx';
import { PartyFields } from './trip-fields.tsx';

const show = async (change: Parameters<typeof productDetail>[1]) =>
  renderInShell(<ProductFacts product={productDetail('P1', change)} />, { namespaces: ['catalog'] });
const factsShown = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('duration, languages, group, tickets, meeting point and the last day of a full refund', async () => {
  await show({
    ymd_format: '2099-05-31',
    end_ymd_format: '2099-06-02',
    guide_languages: ['KOR', 'ENG'],
    group_max: 12,
    min_cnt: 4,
    ticket_yn: 'Y',
    ticket_cnt: 26,
    meeting_point: 'Exit 8, 15:00',
  });
  expect(factsShown()).toEqual({
    Duration: '3 days (2-night stay)',
    'Languages on site': '한국어 · English',
    'Group size': '12 people at most · departs from 4',
    Tickets: 'Included (26 for this departure)',
    'Full refund': expect.stringMatching(/^100% back until .*2099/),
    'Meeting point': 'Exit 8, 15:00',
  });
});

test('what is not known, or no longer true, is left out', async () => {
  const tomorrow = addDays(seoulDay(new Date()), 1);
  await show({ ymd_format: tomorrow, end_ymd_format: tomorrow, duration_hours: 4 });
  expect(factsShown()).toEqual({ Duration: 'About 4 hours' });
});

test('an infant that takes a seat is said where it is chosen', async () => {
  const product = productDetail('P1', {
    discounts: { teen_pct: 0, children_pct: 5, infant_takes_seat: true },
  });
  const party = { adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
  await renderInShell(<PartyFields product={product} party={party} onChange={() => undefined} />, {
    namespaces: ['catalog'],
  });
  expect(screen.getByText('Under 36 months, free · takes a seat')).toBeVisible();
  expect(screen.getByText('36 months to 11 years · 5% off')).toBeVisible();
});
