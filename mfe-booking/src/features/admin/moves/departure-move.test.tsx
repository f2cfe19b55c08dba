import type { DepartureMove } from '@narae/contracts';
import { confirmStore } from '@narae/shell-sdk/host';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdminArea, startOrganiser } from '../events/testing/fake-organiser.tsx';

const order_id = 'ORDER000000007';

describe('moving all orders of a departure (ORDER-21)', () => {
  const date = { ymd_format: '2099-05-08', end_ymd_format: '2099-05-09', origin_price: 130_000 };
  const departure = (change: Partial<DepartureMove> = {}): DepartureMove => ({
    prod_id: 'P000001',
    ymd_format: '2099-05-01',
    end_ymd_format: '2099-05-02',
    prod_title: 'Palace walk',
    state: 'none',
    orders: 3,
    seats: 5,
    people: 5,
    min_cnt: 4,
    dates: [
      { ...date, prod_id: 'P000090', seats_left: 9 },
      { ...date, prod_id: 'P000091', seats_left: 4, ymd_format: '2099-05-15' },
    ],
    last: null,
    ...change,
  });
  const last: NonNullable<DepartureMove['last']> = {
    to: { prod_id: 'P000090', ymd_format: '2099-05-08', end_ymd_format: '2099-05-09' },
    reason: 'not-running',
    price: 'agreed',
    asked_by: 'MEM0000000099',
    asked_at: '2026-03-10T03:00:00.000Z',
    done_at: '',
    moved: 1,
    waiting: 2,
    left: [],
  };

  it('offers dates with seats for all, asks again, and shows how far it is', async () => {
    let shown = departure();
    const desk = startOrganiser({
      adminDepartureMoveStatus: () => shown,
      adminDepartureMove: () => {
        shown = departure({ state: 'running', last });
        return shown;
      },
    });
    await openAdminArea('view=departures&id=P000001');
    expect(await screen.findByText('Palace walk · P000001')).toBeVisible();
    expect(screen.getByRole('radio', { name: /May 15.*Too few seats/s })).toBeDisabled();
    const move = screen.getByRole('button', { name: 'Move all orders' });
    expect(move).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /May 8/ }));
    await userEvent.click(move);
    await waitFor(() => expect(confirmStore.getState().question?.title).toBe('Move 3 orders?'));
    expect(desk.to('adminDepartureMove')).toEqual([]);
    await act(async () => confirmStore.getState().question?.answer(true));
    expect(await screen.findByText('1 of 3 orders dealt with')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(desk.to('adminDepartureMove')).toEqual([
      { prod_id: 'P000001', to_prod_id: 'P000090', price: 'agreed', reason: 'not-running' },
    ]);
  });

  it('names the orders that stayed, and can be begun again for them', async () => {
    const left = [{ order_id, message: 'A cancellation is asked for.' }];
    const over = { ...last, done_at: '2026-03-10T03:01:00.000Z', moved: 2, waiting: 0, left };
    startOrganiser({ adminDepartureMoveStatus: () => departure({ state: 'done', orders: 1, last: over }) });
    await openAdminArea('view=departures&id=P000001');
    expect(await screen.findByText('The move is done')).toBeVisible();
    expect(screen.getByRole('link', { name: order_id })).toBeVisible();
    expect(screen.getByText('A cancellation is asked for.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move all orders' })).toBeVisible();
  });

  it('says that nobody has paid, and that a product is unknown', async () => {
    const desk = startOrganiser({ adminDepartureMoveStatus: () => departure({ orders: 0 }) });
    const { unmount } = await openAdminArea('view=departures&id=P000001');
    expect(await screen.findByText('Nobody has paid for this departure.')).toBeVisible();
    unmount();
    desk.answers = {
      adminDepartureMoveStatus: () => ({ error: 'product_not_found', message: 'Unknown product' }),
    };
    await openAdminArea('view=departures&id=P000009');
    expect(await screen.findByText('Unknown product')).toBeVisible();
  });
});
