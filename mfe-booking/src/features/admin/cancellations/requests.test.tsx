import { answerQuestion } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { presets } from '../presets/preset-texts.ts';
import { deskRequest, fakeDesk, sentBy, showPart, type FakeDesk } from './testing/fake-desk.tsx';

let desk: FakeDesk;
beforeEach(() => {
  desk = fakeDesk();
});
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

test('shows with each request what a decision needs: whose, of which trip, why, and the money', async () => {
  await showPart();
  const card = within(await screen.findByRole('article', { name: 'Order ORD0000000042' }));
  expect(card.getByText('1 of 2: LEE MIN')).toBeVisible();
  expect(card.getByText('Han river night walk · P000001')).toBeVisible();
  expect(card.getByText(/in 9 days$/)).toBeVisible();
  expect(card.getByText('$90 (90%)')).toBeVisible();
  expect(card.getByText('$10')).toBeVisible();
  expect(card.getByText('She is ill.')).toBeVisible();
  expect(card.getByRole('link')).toHaveAttribute('href', expect.stringContaining('view=orders&id=ORD'));
  expect(sentBy(desk, 'cancellations')).toMatchObject([{ state: 'asked' }]);
});

test('is narrowed by a state in the address; decided ones say by whom, and what the member was told', async () => {
  desk.rows = [
    deskRequest({
      state: 'rejected',
      decided_at: '2099-04-23T03:00:00.000Z',
      decided_by: 'MEM0000000009',
      answer: 'Tickets are issued.',
    }),
  ];
  await showPart('&state=rejected');
  expect(await screen.findByText(/^Decided Apr 23, 2099, 12:00 \(Seoul\) by Park$/)).toBeVisible();
  expect(screen.getByText('Tickets are issued.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(sentBy(desk, 'cancellations')).toMatchObject([{ state: 'rejected' }]);
});

test('says when no request is open', async () => {
  desk.rows = [];
  await showPart();
  expect(await screen.findByText('No requests are open')).toBeVisible();
});

test('offers ready-made words in the language of the desk, and sends them in the member’s', async () => {
  await showPart();
  await press('Reject');
  const asked = await dialog(/^Reject the cancellation/);
  expect(asked.getByText(/The member reads 日本語\./)).toBeVisible();
  const [, agreed] = presets['cancel-rejected'];
  await userEvent.selectOptions(
    asked.getByRole('combobox', { name: /^Ready-made words/ }),
    agreed?.ENG ?? '',
  );
  const field = asked.getByRole('textbox', { name: 'Words to the member' });
  expect(field).toHaveValue(agreed?.JPN);
  await userEvent.type(field, ' 田中');
  await userEvent.click(asked.getByRole('button', { name: 'Reject request' }));
  await waitFor(() =>
    expect(sentBy(desk, 'cancelDecide')).toMatchObject([
      { outcome: 'rejected', answer: `${agreed?.JPN ?? ''} 田中` },
    ]),
  );
});

test('approves what was shown after a last look at the money', async () => {
  await showPart();
  await press('Approve');
  const asked = await dialog(/^Approve the cancellation/);
  expect(asked.getByText(/^\$90 goes back to the member .* \$10 is kept/)).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Not yet' }));
  expect(sentBy(desk, 'cancelDecide')).toEqual([]);
  await press('Approve');
  desk.change = () => {
    desk.rows = [];
    return Response.json({ msg: 'success' });
  };
  await press('Refund $90');
  expect(await screen.findByText('No requests are open')).toBeVisible();
  expect(sentBy(desk, 'cancelDecide')).toMatchObject([
    { order_id: 'ORD0000000042', cancel_no: 1, version: 8, outcome: 'approved', answer: '' },
  ]);
});

test('rejects with words only', async () => {
  await showPart();
  await press('Reject');
  const asked = await dialog(/^Reject the cancellation/);
  await press('Reject request');
  const words = asked.getByLabelText('Words to the member');
  expect(words).toHaveAccessibleDescription(/Please say why/);
  await userEvent.type(words, ' Tickets are issued. ');
  await press('Reject request');
  await waitFor(() =>
    expect(sentBy(desk, 'cancelDecide')).toMatchObject([
      { outcome: 'rejected', answer: 'Tickets are issued.' },
    ]),
  );
});

test('says that somebody else has decided meanwhile, and decides nothing then', async () => {
  await showPart();
  await press('Approve');
  desk.change = () => {
    desk.rows = [];
    return Response.json({ error: 'cancel_decided', message: 'Already decided.' }, { status: 409 });
  };
  await press('Refund $90');
  expect(await screen.findByRole('alert')).toHaveTextContent('Already decided.');
  expect(screen.queryByRole('button', { name: 'Refund $90' })).not.toBeInTheDocument();
  const asked = await dialog(/^Approve the cancellation/);
  await userEvent.click(asked.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(await screen.findByText('No requests are open')).toBeVisible();
});

test('automatic approval is switched on after a warning, off without one', async () => {
  await showPart();
  const box = await screen.findByRole('checkbox', { name: /^Approve whole cancellations at once/ });
  await userEvent.click(box);
  expect(await answerQuestion(false)).toBe('Switch on automatic approval?');
  expect(box).not.toBeChecked();
  desk.change = () => {
    desk.automatic = !desk.automatic;
    return Response.json({ msg: 'success' });
  };
  await userEvent.click(box);
  await answerQuestion(true);
  await waitFor(() => expect(box).toBeChecked());
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(sentBy(desk, 'cancelSettingsSave')).toEqual([{ automatic: true }, { automatic: false }]);
});

test('cancelling departures without their minimum is a switch of its own', async () => {
  await showPart();
  const box = await screen.findByRole('checkbox', { name: /^Cancel departures without their minimum/ });
  desk.change = () => {
    desk.minimum_automatic = !desk.minimum_automatic;
    return Response.json({ msg: 'success' });
  };
  await userEvent.click(box);
  expect(await answerQuestion(true)).toBe('Switch on automatic cancelling?');
  await waitFor(() => expect(box).toBeChecked());
  expect(sentBy(desk, 'cancelSettingsSave')).toEqual([{ minimum_automatic: true }]);
});
