import type { FormCase } from '@narae/shell-sdk/testing';
import { formBehaves, formProperties, renderInShell, testUser } from '@narae/shell-sdk/testing';
import type { DeskSeries } from '@narae/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@narae/ui/testing';
import './shared/admin/texts.ts';
import { AddDate } from './features/admin/departures/add-date.tsx';
import CopyTripDialog from './features/admin/copy/copy-trip-dialog.tsx';
import ClosedDaysDialog from './features/admin/closed-days/closed-days-dialog.tsx';
import RangeDialog from './features/admin/departures/range-dialog.tsx';
import SeriesDialog from './features/admin/departures/series-dialog.tsx';
import SeriesEditDialog from './features/admin/departures/series-edit-dialog.tsx';
import SeriesEndDialog from './features/admin/departures/series-end-dialog.tsx';
import { RatesView } from './features/admin/rates-view.tsx';

const firstDay = (): HTMLElement => screen.getByLabelText('First day');

/** The departure that is copied. */
const departureTerms = {
  start_day: '2026-05-01',
  end_day: '2026-05-01',
  from: '2026-03-11',
  to: '2029-03-10',
  closed: [],
  sizes: [{ prod_id: 'P000001', package_cnt: 0, origin_price: 90_000, capacity: 6 }],
};

const openSeries: DeskSeries = {
  series_id: 'SERIES000001',
  prod_id: 'P000001',
  rule: {
    repeats: 'weekly',
    every: 1,
    weekdays: [2],
    month_day: 1,
    month_week: 1,
    first_day: '2026-06-02',
    last_day: '',
    count: 0,
    horizon_days: 30,
    times: [{ start_time: '', end_time: '' }],
    left_out: [],
  },
  asked_by: 'MEM0000000002',
  asked_at: '2026-03-10T03:00:00Z',
  state: 'open',
  total: 4,
  done: 4,
  added: 4,
  existing: 0,
  failed: [],
  filled_until: '2026-07-01',
};

const fromADay = (): Promise<void> =>
  userEvent.selectOptions(screen.getByLabelText('Which departures'), 'From a day on, not sold yet');

const forms: Readonly<Record<string, FormCase>> = {
  'another date of a trip': {
    file: 'features/admin/departures/add-date.tsx',
    show: async () => {
      await renderInShell(<AddDate prodId="P000001" onAdded={() => undefined} />, {
        user: testUser,
        namespaces: ['admin', 'catalogAdmin'],
      });
      await userEvent.click(screen.getByRole('button', { name: 'Add a date' }));
      await screen.findByLabelText('First day');
    },
    answers: {
      departureTerms,
      departureAdd: { msg: 'success', trip_id: 'TR00000001', prod_id: 'P000009' },
    },
    field: firstDay,
    fill: async () => void fireEvent.change(firstDay(), { target: { value: '2026-06-01' } }),
    send: () =>
      userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add a date' })),
    call: 'departureAdd',
    serverField: 'start_day',
    not: { draft: 'the desk signs in for the day' },
  },
  'a copy of a trip': {
    file: 'features/admin/copy/copy-trip-dialog.tsx',
    show: async () => {
      const nothing = (): void => undefined;
      await renderInShell(<CopyTripDialog prodId="P000001" onCopied={nothing} onClose={nothing} />, {
        user: testUser,
        namespaces: ['admin', 'catalogAdmin'],
      });
      await screen.findByLabelText('First day');
    },
    answers: {
      departureTerms,
      tripCopy: { msg: 'success', trip_id: 'TR00000002', prod_id: 'P000009' },
    },
    field: firstDay,
    fill: async () => void fireEvent.change(firstDay(), { target: { value: '2026-06-01' } }),
    send: () => userEvent.click(screen.getByRole('button', { name: 'Copy trip' })),
    call: 'tripCopy',
    serverField: 'start_day',
    not: { draft: 'the desk signs in for the day' },
  },
  'a series of dates of a trip': {
    file: 'features/admin/departures/series-dialog.tsx',
    show: async () => {
      await renderInShell(<SeriesDialog prodId="P000001" onClose={() => undefined} />, {
        user: testUser,
        namespaces: ['admin', 'catalogAdmin'],
      });
      await screen.findByLabelText('First possible day');
    },
    answers: {
      departureTerms,
      seriesPreview: { departures: [{ start_day: '2026-06-02', start_time: '', taken: false }] },
    },
    field: () => screen.getByLabelText('First possible day'),
    fill: async () => {
      await userEvent.selectOptions(screen.getByLabelText('Repeats'), 'On a day of the month');
      fireEvent.change(screen.getByLabelText('First possible day'), { target: { value: '2026-06-01' } });
      fireEvent.change(screen.getByLabelText('Last possible day'), { target: { value: '2026-06-30' } });
    },
    send: () => userEvent.click(screen.getByRole('button', { name: 'Show the days' })),
    call: 'seriesPreview',
    serverField: 'first_day',
    not: { draft: 'the desk signs in for the day' },
  },
  'a change of a series': {
    file: 'features/admin/departures/series-edit-dialog.tsx',
    show: async () => {
      await renderInShell(<SeriesEditDialog series={openSeries} onClose={() => undefined} />, {
        user: testUser,
        namespaces: ['admin', 'catalogAdmin'],
      });
      await screen.findByLabelText('Which departures');
    },
    answers: { seriesEditPreview: { rows: [], seen: 'SEEN' } },
    field: () => screen.getByLabelText('From this day on'),
    spoil: fromADay,
    fill: async () => {
      await fromADay();
      fireEvent.change(screen.getByLabelText('From this day on'), { target: { value: '2026-06-05' } });
    },
    send: () => userEvent.click(screen.getByRole('button', { name: 'Show the departures' })),
    call: 'seriesEditPreview',
    serverField: 'from_day',
    not: { draft: 'the desk signs in for the day' },
  },
  'the end of a series': {
    file: 'features/admin/departures/series-end-dialog.tsx',
    show: async () => {
      await renderInShell(<SeriesEndDialog series={openSeries} onClose={() => undefined} />, {
        user: testUser,
        namespaces: ['admin', 'catalogAdmin'],
      });
      await screen.findByRole('dialog');
    },
    answers: { seriesEnd: { msg: 'success' } },
    field: () => screen.getByLabelText('Add no dates from this day on'),
    fill: async () =>
      void fireEvent.change(screen.getByLabelText('Add no dates from this day on'), {
        target: { value: '2026-06-05' },
      }),
    send: () =>
      userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End the series' })),
    call: 'seriesEnd',
    serverField: 'from_day',
    not: { draft: 'the desk signs in for the day' },
  },
  'a change of many dates of a trip': {
    file: 'features/admin/departures/range-dialog.tsx',
    show: async () => {
      await renderInShell(
        <RangeDialog prodId="P000001" times={['']} sizes={[0]} onClose={() => undefined} />,
        { user: testUser, namespaces: ['admin', 'catalogAdmin'] },
      );
      await screen.findByLabelText('From');
    },
    answers: { rangePreview: { rows: [], seen: 'SEEN' } },
    field: () => screen.getByLabelText('From'),
    fill: async () => {
      fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-06-01' } });
      fireEvent.change(screen.getByLabelText('To, included'), { target: { value: '2026-06-30' } });
      await userEvent.type(screen.getByLabelText('Price in KRW'), '90000');
    },
    send: () => userEvent.click(screen.getByRole('button', { name: 'Show the departures' })),
    call: 'rangePreview',
    serverField: 'first_day',
    not: { draft: 'the desk signs in for the day' },
  },
  'closed days of a trip': {
    file: 'features/admin/closed-days/closed-days-dialog.tsx',
    show: async () => {
      await renderInShell(<ClosedDaysDialog prodId="P000001" onClose={() => undefined} />, {
        user: testUser,
        namespaces: ['admin', 'catalogAdmin'],
      });
      await screen.findByLabelText('From');
    },
    answers: { closedDaysAdd: { msg: 'success' } },
    field: () => screen.getByLabelText('From'),
    fill: async () => {
      fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-06-01' } });
      fireEvent.change(screen.getByLabelText('To, included'), { target: { value: '2026-06-30' } });
      for (const field of screen.getAllByLabelText(/What shoppers read/))
        fireEvent.change(field, { target: { value: 'Closed' } });
    },
    send: () => userEvent.click(screen.getByRole('button', { name: 'Close days' })),
    call: 'closedDaysAdd',
    serverField: 'first_day',
    not: { draft: 'the desk signs in for the day' },
  },
  'a rate by hand': {
    file: 'features/admin/rates-view.tsx',
    show: async () => {
      await renderInShell(<RatesView />, { user: testUser, namespaces: ['admin', 'catalogAdmin'] });
      await screen.findByLabelText('KRW for one unit');
    },
    answers: { rates: { rates: [], has_source: false } },
    field: () => screen.getByLabelText('KRW for one unit'),
    fill: () => userEvent.type(screen.getByLabelText('KRW for one unit'), '1350'),
    send: async () => userEvent.click(screen.getByRole('button', { name: 'Set rate' })),
    call: 'rateSet',
    serverField: 'deal_bas_r',
    not: {
      'field error': 'nothing is sent while it is empty; the server judges a rate',
      focus: 'as the field’s error; tried with the server’s',
      leaving: 'one number',
      draft: 'the desk signs in for the day',
    },
  },
};

describe.each(Object.entries(forms))('the form: %s', (_, form) => {
  const applies = formProperties.filter((property) => !form.not?.[property]);
  test.each(applies)('%s', (property) => formBehaves(form, property));
});
