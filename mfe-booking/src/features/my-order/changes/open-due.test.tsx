import { jest } from '@jest/globals';
import { FakeStream, answerQuestion } from '@narae/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changesOf,
  fakeChanges,
  openDue,
  showChanges,
  type FakeChanges,
} from '../../../../test/fake-changes.tsx';
import '../../../shared/my-order/texts.ts';
import '../../../texts.ts';

const form = {
  msg: 'success',
  action: '/pay',
  method: 'POST',
  charset: 'UTF-8',
  fields: {},
  refno: 'TRIP2',
  hold_expires_at: '2099-01-01T00:00:00.000Z',
};

let service: FakeChanges;
let outcome: string;
beforeEach(() => {
  service = fakeChanges();
  service.changes = changesOf({ due: openDue() });
  outcome = 'waiting';
  service.answer = (name) => {
    if (name === 'payOutcome')
      return [
        {
          refno: 'TRIP2',
          outcome,
          refund_reason: null,
          cart_id: 'CART000001',
          order_id: '',
          due: 'name-fee',
        },
      ];
    return name === 'payment' ? form : { msg: 'success' };
  };
  HTMLFormElement.prototype.submit = () => undefined;
  window.open = () =>
    ({ closed: false, close: () => undefined, focus: () => undefined }) as unknown as Window;
});

const sent = (name: string) => service.sent.filter((one) => one.name === name).map(({ info }) => info);
const pay = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Pay $50' }));
};

test('says what for, how much, and until when in Seoul and on the reader’s clock', async () => {
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(240);
  await showChanges();
  expect(await screen.findByText('LEE MINA')).toBeVisible();
  expect(screen.getByText('$50')).toBeVisible();
  expect(screen.getByText('Pay by Apr 2, 2099, 12:00 (Seoul)')).toBeVisible();
  expect(screen.getByText(/^Your time: Apr 1, 2099, 23:00 \(/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change names' })).not.toBeInTheDocument();
  offset.mockRestore();
});

test('extras are named with their persons', async () => {
  const lines = [{ text: 'Hanbok', count: 2 }];
  service.changes = changesOf({ due: openDue({ kind: 'extras', lines }) });
  await showChanges();
  expect(await screen.findByRole('heading', { name: 'Extras and rooms after the change' })).toBeVisible();
  expect(screen.getByText('Hanbok × 2')).toBeVisible();
});

test('is paid as an order is, named by its number, and leads to the result', async () => {
  await showChanges();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $50' }));
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(sent('payment')).toEqual([]);
  await pay();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(sent('payment')).toMatchObject([
    {
      cartId: 'CART000001',
      dueId: 'ORD0000000042-D1',
      origin_total_price: 50,
      currency: 'USD',
    },
  ]);
  // Made before the outcome is known: the payer is still led to the result.
  service.changes = changesOf();
  outcome = 'paid';
  act(() =>
    FakeStream.latest().send('order', { cart_id: 'CART000001', order_id: 'ORD0000000042', kind: 'changed' }),
  );
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/orderResult?refno=TRIP2'), {
    timeout: 4_000,
  });
});

test('what is not to be paid any more is said, and goes', async () => {
  service.answer = () => {
    service.changes = changesOf();
    return Response.json({ error: 'change_over', message: 'Over.' }, { status: 409 });
  };
  await showChanges();
  await pay();
  expect(await screen.findByRole('button', { name: 'Change names' })).toBeVisible();
});

test('while its payment is being checked there is nothing to pay or discard', async () => {
  service.changes = changesOf({ due: openDue({ checking_refno: 'TRIP2' }) });
  await showChanges();
  expect(await screen.findByText(/^We are checking your payment/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See payment status' })).toHaveAttribute(
    'href',
    '/orderResult?refno=TRIP2&cart_id=CART000001',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('is discarded after asking, and focus goes to what may be changed again', async () => {
  service.answer = () => {
    service.changes = changesOf();
    return { msg: 'success' };
  };
  await showChanges();
  const discard = await screen.findByRole('button', { name: 'Discard change' });
  await userEvent.click(discard);
  expect(await answerQuestion(false)).toBe('Discard this change?');
  expect(service.sent).toEqual([]);
  await userEvent.click(discard);
  await answerQuestion(true);
  const names = await screen.findByRole('button', { name: 'Change names' });
  expect(sent('orderChangeVoid')).toMatchObject([{ order_id: 'ORD0000000042', due_id: 'ORD0000000042-D1' }]);
  await waitFor(() => expect(document.activeElement).toContainElement(names));
});
