import { jest } from '@jest/globals';
import { toast } from '@narae/shell-sdk';
import { answerQuestion } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  fakeBooking,
  orderOfTwo,
  quoted,
  rejection,
  request,
  showSection,
  type FakeBooking,
} from '../../../../test/fake-cancelling.tsx';

let booking: FakeBooking;
beforeEach(() => {
  booking = fakeBooking();
});

const opened = async () => {
  await showSection();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  return within(await screen.findByRole('dialog', { name: 'Cancel order' }));
};
const why = () => screen.getByLabelText('Why are you cancelling?');
const sent = (name: string) => booking.sent.filter((one) => one.name === name).map(({ info }) => info);

test('shows what comes back now and at every later step, in Seoul and on the reader’s clock', async () => {
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(240);
  const dialog = await opened();
  expect(await dialog.findByText('$20')).toBeVisible();
  expect(dialog.getByText('90% of what you paid')).toBeVisible();
  const [now, later] = dialog.getAllByRole('listitem');
  expect(now).toHaveTextContent('Until Apr 29, 2099, 23:59 (Seoul)');
  expect(now).toHaveTextContent(/Your time: Apr 29, 2099, 10:59 \(/);
  expect(now).toHaveTextContent('Applies now');
  expect(later).toHaveTextContent('$160 (80%)');
  offset.mockRestore();
});

test('opens by its address as well, and closing takes it out of there', async () => {
  await showSection('/myOrder?order_id=ORD0000000042&open=cancel');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order' }));
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent('/myOrder?order_id=ORD0000000042');
});

test('asks for the reason, then sends what was shown once that was agreed to', async () => {
  booking.change = () => {
    booking.order = orderOfTwo({ txn_type: 'PR', cancellations: [request()] });
    return Response.json({ msg: 'success', cancel_no: 1, state: 'asked' });
  };
  const dialog = await opened();
  await dialog.findByText('$20');
  const send = dialog.getByRole('button', { name: 'Request to cancel' });
  await userEvent.click(send);
  expect(why()).toHaveFocus();
  expect(why()).toHaveAccessibleDescription(/Please tell us why you are cancelling/);
  await userEvent.type(why(), ' We are ill. ');
  expect(dialog.getByText('13 of 500 characters')).toBeVisible();
  await userEvent.click(send);
  expect(await answerQuestion(false)).toBe('Send the request to cancel?');
  expect(sent('orderCancelRequest')).toEqual([]);
  await userEvent.click(send);
  await answerQuestion(true);
  expect(await screen.findByText('If it is approved, you get back $180 of $200.')).toBeVisible();
  expect(sent('orderCancelRequest')).toMatchObject([
    { order_id: 'ORD0000000042', reason: 'We are ill.', version: 7, pct: 90 },
  ]);
  expect(sent('orderCancelRequest')[0]).not.toHaveProperty('rv_mem_ids');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('Cancelling')));
});

test('a reason that is rejected is said beside it, and it has the focus', async () => {
  booking.change = () =>
    Response.json(
      { error: 'text_forbidden_characters', message: 'Without < and >, please.', field: 'reason' },
      { status: 400 },
    );
  const dialog = await opened();
  await dialog.findByText('$20');
  await userEvent.type(why(), 'Ill <3');
  await userEvent.click(dialog.getByRole('button', { name: 'Request to cancel' }));
  await answerQuestion(true);
  await waitFor(() => expect(why()).toHaveAccessibleDescription(/Without < and >, please\./));
  expect(why()).toHaveFocus();
  expect(why()).toHaveValue('Ill <3');
});

test('for some travellers, the quote follows the choice', async () => {
  const one = quoted({
    whole: false,
    rv_mem_ids: ['RV2'],
    sums: [{ currency: 'USD', charged: 100, refunded: 90, kept: 10 }],
  });
  booking.quote = (leaving) => Response.json([leaving ? one : quoted()]);
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('radio', { name: 'Only some travellers' }));
  expect(dialog.getByText('Choose who is not travelling to see what you get back.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Request to cancel' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('checkbox', { name: /LEE MIN/ }));
  expect(await dialog.findByText('$10')).toBeVisible();
  await userEvent.type(why(), 'Ill.');
  await userEvent.click(dialog.getByRole('button', { name: 'Request to cancel' }));
  await answerQuestion(true);
  await waitFor(() => expect(sent('orderCancelRequest')).toMatchObject([{ rv_mem_ids: ['RV2'] }]));
});

test('says why these travellers cannot be cancelled, and cannot be sent then', async () => {
  booking.quote = (leaving) =>
    leaving ? rejection('cancel_lead_stays', 'At least one adult has to stay.') : Response.json([quoted()]);
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('radio', { name: 'Only some travellers' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /KIM NARA/ }));
  expect(await dialog.findByText('At least one adult has to stay.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Request to cancel' })).toBeDisabled();
});

test('a package for a number of people is cancelled whole, and says why', async () => {
  booking.order = orderOfTwo({ package_cnt: 2 });
  const dialog = await opened();
  expect(dialog.getByText(/^This trip is sold for a fixed number of people/)).toBeVisible();
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
});

test('a quote that changed meanwhile is shown anew, and the reason stays', async () => {
  booking.change = () => {
    booking.quote = () =>
      Response.json([
        quoted({ version: 8, pct: 80, sums: [{ currency: 'USD', charged: 200, refunded: 160, kept: 40 }] }),
      ]);
    return rejection('cancel_quote_changed', 'Changed.');
  };
  const dialog = await opened();
  await dialog.findByText('$20');
  await userEvent.type(why(), 'Ill.');
  await userEvent.click(dialog.getByRole('button', { name: 'Request to cancel' }));
  await answerQuestion(true);
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^The amounts have changed/);
  expect(dialog.getByText('$40')).toBeVisible();
  expect(why()).toHaveValue('Ill.');
  booking.change = () => Response.json({ msg: 'success', cancel_no: 1, state: 'asked' });
  await userEvent.click(dialog.getByRole('button', { name: 'Request to cancel' }));
  await answerQuestion(true);
  await waitFor(() => expect(sent('orderCancelRequest').at(-1)).toMatchObject({ version: 8, pct: 80 }));
});

test('where the shop approves by itself, the button and the question say that it is final', async () => {
  booking.quote = () => Response.json([quoted({ automatic: true })]);
  const dialog = await opened();
  expect(await dialog.findByText('The order is cancelled at once. This cannot be undone.')).toBeVisible();
  await userEvent.type(why(), 'Ill.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel now' }));
  expect(await answerQuestion(false)).toBe('Cancel the order now?');
});

test('a quote that did not come can be asked for again', async () => {
  booking.quote = () => Response.json({ error: 'internal_fail', message: 'No' }, { status: 500 });
  const dialog = await opened();
  const again = await dialog.findByRole('button', { name: 'Try again' });
  booking.quote = () => Response.json([quoted()]);
  await userEvent.click(again);
  expect(await dialog.findByText('$20')).toBeVisible();
});

test('what became of the order meanwhile is said, and shown', async () => {
  const told: unknown[] = [];
  const spy = jest.spyOn(toast, 'rejection').mockImplementation((error) => void told.push(error));
  booking.change = () => {
    booking.order = orderOfTwo({ txn_type: 'R' });
    return rejection('txn_type_invalid', 'Not now.');
  };
  const dialog = await opened();
  await dialog.findByText('$20');
  await userEvent.type(why(), 'Ill.');
  await userEvent.click(dialog.getByRole('button', { name: 'Request to cancel' }));
  await answerQuestion(true);
  await waitFor(() => expect(told).toMatchObject([{ error: 'txn_type_invalid' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  spy.mockRestore();
});
