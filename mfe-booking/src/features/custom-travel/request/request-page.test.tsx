import { jest } from '@jest/globals';
import type { CustomTrip } from '@narae/contracts';
import { formatDate } from '@narae/i18n';
import { answerQuestion, installFakeStream, renderInShell, testUser } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeAnswers, customTrip, quote, quotedTrip } from '../../../../test/custom-trips.ts';
import '../../../texts.ts';
import { RequestPage } from './request-page.tsx';

let trip: CustomTrip | null;
let broken: boolean;
let sent: { readonly call: string; readonly info: unknown }[];
let rejection: { readonly status: number; readonly body: object } | null;
let effect: () => void;

beforeEach(() => {
  installFakeStream();
  trip = customTrip();
  broken = false;
  sent = [];
  rejection = null;
  effect = () => undefined;
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const call = String(url).replace('/api/', '');
    const { info } = JSON.parse(String(init?.body));
    const codes = codeAnswers[`${call} ${info.com_cd_group_code}`];
    if (codes) return Response.json(codes);
    if (call === 'customTravelDetail') {
      if (broken) return Response.json({ error: 'service_unavailable', message: 'Later' }, { status: 503 });
      if (!trip) return Response.json({ error: 'custom_not_found', message: 'None.' }, { status: 404 });
      return Response.json(trip);
    }
    if (!call.startsWith('customTravel')) return Response.json([]);
    sent.push({ call, info });
    effect();
    return rejection
      ? Response.json(rejection.body, { status: rejection.status })
      : Response.json({ msg: 'success', cart_id: 'CART000001' });
  }) as typeof fetch;
});

const show = () =>
  renderInShell(<RequestPage request_id="CUSTOM000000001" />, {
    user: testUser,
    namespaces: ['booking', 'bookingCustom'],
  });
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('a request', () => {
  test('that waits for its quote says so, and can be added to or withdrawn', async () => {
    await show();
    expect(await screen.findByText('Request received')).toBeVisible();
    expect(
      screen.getByText('We are planning your trip. You will find our quote under My info.'),
    ).toBeVisible();
    expect(await screen.findByText('K-pop, Something else, concerts')).toBeVisible();
    const requested = document.querySelector(`time[datetime="${customTrip().steps[0]!.at}"]`);
    expect(requested).toHaveTextContent(formatDate(customTrip().steps[0]!.at, 'ENG', 'local'));
    expect(screen.queryByRole('button', { name: 'Accept quote' })).not.toBeInTheDocument();

    await press('Add something');
    expect(screen.getByLabelText('What else should we know?')).toHaveFocus();
    await press('Send');
    expect(screen.getByLabelText('What else should we know?')).toHaveAccessibleDescription(
      'Please write your message first.',
    );
    await userEvent.type(screen.getByLabelText('What else should we know?'), 'We are vegetarians.');
    await press('Send');
    await waitFor(() => expect(screen.queryByLabelText('What else should we know?')).not.toBeInTheDocument());
    expect(sent).toEqual([
      {
        call: 'customTravelAsk',
        info: expect.objectContaining({ request_id: 'CUSTOM000000001', text: 'We are vegetarians.' }),
      },
    ]);

    await press('Withdraw request');
    expect(await answerQuestion(false)).toBe('Withdraw this request?');
    effect = () => {
      trip = customTrip({ state: 'withdrawn', actions: [] });
    };
    await press('Withdraw request');
    await answerQuestion(true);
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for another trip' })).toHaveAttribute(
      'href',
      '/customTravel',
    );
  });

  test.each([
    [() => (trip = null), 'We could not find this request'],
    [() => (broken = true), 'The request could not be loaded'],
  ])('that is not there or does not come says which it is', async (change, title) => {
    change();
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

describe('a quote', () => {
  test('shows its days, what is included, its price in won and as an estimate, and until when it holds', async () => {
    trip = quotedTrip();
    await show();
    const shown = within(await screen.findByRole('article', { name: 'Seoul by night' }));
    expect(shown.getByText(/^Day 2 · .*Jun 2, 2099$/)).toBeVisible();
    expect(shown.getByRole('heading', { name: 'Dance class' })).toBeVisible();
    expect(shown.getByText('₩1,300,000')).toBeVisible();
    expect(shown.getByText(/^About \$1,000 at today’s rate/)).toBeVisible();
    expect(shown.getByText('2 adults · ₩650,000 per person')).toBeVisible();
    expect(shown.getByText('May 20, 2099, 18:00 (Seoul)')).toBeVisible();
    expect(shown.getByText('Flights')).toBeVisible();
  });

  test('is accepted when that is agreed to, under the number that was seen, and leads to the cart', async () => {
    trip = quotedTrip();
    await show();
    await press('Accept quote');
    expect(await answerQuestion(false)).toBe('Accept this quote?');
    expect(sent).toEqual([]);
    await press('Accept quote');
    await answerQuestion(true);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/mycart'));
    expect(sent[0]).toMatchObject({
      call: 'customTravelAccept',
      info: { request_id: 'CUSTOM000000001', quote_no: 1 },
    });
  });

  test('that was replaced meanwhile is not accepted: the newer one is shown, the older stays readable', async () => {
    trip = quotedTrip();
    rejection = { status: 409, body: { error: 'custom_quote_newer', message: 'Newer.', field: 'quote_no' } };
    effect = () => {
      trip = quotedTrip({ quotes: [quote(), quote({ quote_no: 2, total_krw: 1_100_000 })], quote_no: 2 });
    };
    await show();
    await press('Accept quote');
    await answerQuestion(true);
    expect(await screen.findByRole('heading', { name: 'Quote 2' })).toBeVisible();
    expect(screen.getByText(/^Quote 1, .*\(replaced\)$/)).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/');
  });

  test('can be declined, or a change of it asked for', async () => {
    trip = quotedTrip();
    await show();
    await press('Ask for a change');
    expect(screen.getByLabelText('What should be different?')).toHaveFocus();
    await press('Cancel');
    await press('Decline quote');
    await answerQuestion(true);
    await waitFor(() => expect(sent).toMatchObject([{ call: 'customTravelDecline', info: { quote_no: 1 } }]));
  });

  test.each([
    ['N', 'Traveller details', '/reservInfo?cart_id=CART000001'],
    ['T', 'Review order', '/order?cart_id=CART000001'],
    ['P', 'Go to My info', '/myinfo'],
    ['X', 'Ask for another trip', '/customTravel'],
  ] as const)('that was accepted leads on from state %s', async (txn_type, name, address) => {
    trip = quotedTrip({ state: 'accepted', actions: [], cart_id: 'CART000001', txn_type });
    await show();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test('a deadline is also said on the reader’s clock, unless that is Korea’s', async () => {
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(240);
  trip = quotedTrip();
  const { unmount } = await show();
  expect(await screen.findByText(/^Your time: May 20, 2099, 05:00 \(/)).toBeVisible();
  unmount();
  offset.mockReturnValue(-540);
  await show();
  expect(await screen.findByText('May 20, 2099, 18:00 (Seoul)')).toBeVisible();
  expect(screen.queryByText(/^Your time/)).not.toBeInTheDocument();
  offset.mockRestore();
});
