import type { DeskMoveQuote } from '@narae/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laterDate, moveQuoteOf } from '../../../../test/fake-changes.tsx';
import { openAdminArea, startOrganiser } from '../events/testing/fake-organiser.tsx';
import { adminOrder } from './testing/admin-order.ts';

const order_id = 'ORDER000000007';

const quoteOf = (change: Partial<DeskMoveQuote> = {}): DeskMoveQuote => {
  const { move_until: _until, fee: _fee, fee_krw: _krw, ...quote } = moveQuoteOf({ order_id });
  return { ...quote, departures: [laterDate()], paid_cnt: 3, min_cnt: 0, ...change };
};
/** Answers about a date as the server does: everything of the one asked about. */
const answering =
  (change: Partial<DeskMoveQuote> = {}, target: Partial<NonNullable<DeskMoveQuote['target']>> = {}) =>
  ({ prod_id }: Record<string, unknown>) => {
    const quote = quoteOf(change);
    const row = quote.departures.find((departure) => departure.prod_id === prod_id);
    const rest = {
      origin_difference: 0,
      refunds: [],
      refund_steps: [],
      changes_until: '',
      passports_expired: [],
    };
    return [{ ...quote, target: row ? { ...row, ...rest, ...target } : null }];
  };

describe('moving one order (ORDER-21)', () => {
  const openMove = async () => {
    await openAdminArea(`view=orders&id=${order_id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Move to another date' }));
    return within(await screen.findByRole('dialog'));
  };

  it('says what the date means, who stays behind, and sends price, difference and reason', async () => {
    const desk = startOrganiser({
      adminOrder: () => adminOrder(),
      adminOrderMoveQuote: answering(
        { departures: [laterDate({ difference: -20 })], paid_cnt: 1, min_cnt: 4 },
        {
          refunds: [{ amount: 20, currency: 'USD' }],
          passports_expired: [{ rv_mem_id: 'RV1', mem_nm: 'LIN MEI' }],
        },
      ),
      adminOrderMove: () => ({ msg: 'success' }),
    });
    const dialog = await openMove();
    const move = dialog.getByRole('button', { name: 'Move the order' });
    expect(move).toBeDisabled();
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'Price' }),
      'Return the difference where the new date is cheaper',
    );
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Too few people');
    await userEvent.click(dialog.getByRole('radio', { name: /May 8.*9 seats left/s }));
    expect(await dialog.findByText('People who paid and stay at the old date: 1. It needs 4.')).toBeVisible();
    expect(dialog.getByText(/^The passport of LIN MEI expires/)).toBeVisible();
    await userEvent.click(move);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(desk.to('adminOrderMove')).toEqual([
      { order_id, prod_id: 'P000090', price: 'cheaper', reason: 'few-people', difference: -20 },
    ]);
  });

  it('shows why the order cannot be moved, and no date that cannot be chosen', async () => {
    const stop = { error: 'move_checked_in', message: 'Somebody is in already.' } as const;
    const desk = startOrganiser({
      adminOrder: () => adminOrder(),
      adminOrderMoveQuote: answering({ stop }),
    });
    const dialog = await openMove();
    expect(await dialog.findByText('Somebody is in already.')).toBeVisible();
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const full = { error: 'no_inventory', message: 'No seats are left.' } as const;
    desk.answers = {
      adminOrder: () => adminOrder(),
      adminOrderMoveQuote: answering({ departures: [laterDate({ stop: full })] }),
    };
    await userEvent.click(screen.getByRole('button', { name: 'Move to another date' }));
    expect(await screen.findByRole('radio', { name: /No seats are left/ })).toBeDisabled();
  });

  it('of a trip without another date says so', async () => {
    startOrganiser({ adminOrder: () => adminOrder(), adminOrderMoveQuote: answering({ departures: [] }) });
    const dialog = await openMove();
    expect(await dialog.findByText('This trip has no other date to move to.')).toBeVisible();
  });
});
