import type { FormCase } from '@narae/shell-sdk/testing';
import {
  answerQuestion,
  formBehaves,
  formProperties,
  installFakeStream,
  renderInShell,
  testUser,
} from '@narae/shell-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import '@narae/ui/testing';
import './texts.ts';
import './shared/admin/texts.ts';
import './shared/cancel/texts.ts';
import './shared/cancellations/texts.ts';
import './shared/changes/texts.ts';
import './shared/companions/texts.ts';
import './shared/custom/texts.ts';
import './shared/desk/texts.ts';
import './shared/gate/texts.ts';
import './shared/my-order/texts.ts';
import './shared/orders/texts.ts';
import './shared/trouble/texts.ts';
import { orderDetail, paidOrder, passportOf } from '../test/bookings.ts';
import { adminPapersReject, gateUndo } from '@narae/contracts/rows';
import { addDays, seoulDay } from '@narae/rules';
import { call } from '@narae/shell-sdk';
import { codeAnswers, customTrip, quote } from '../test/custom-trips.ts';
import { deskTrip } from '../test/desk-trips.ts';
import { eventPage, eventPassportOf } from '../test/events.ts';
import { orderOfTwo, quoted } from '../test/fake-cancelling.tsx';
import { changesOf, laterDate, moveQuoteOf } from '../test/fake-changes.tsx';
import { CompanionSheet } from './features/companions/companion-sheet.tsx';
import CustomTravelPage from './features/custom-travel/custom-travel-page.tsx';
import { RequestActions } from './features/custom-travel/request/request-actions.tsx';
import EventReservationPage from './features/event-reservation/event-reservation-page.tsx';
import { CancelDialog } from './features/my-order/cancel/cancel-dialog.tsx';
import { NamesDialog } from './features/my-order/changes/names-dialog.tsx';
import TravellersPage from './features/travellers/travellers-page.tsx';
import { departure, deskRequest } from './features/admin/cancellations/testing/fake-desk.tsx';
import { adminEvent } from './features/admin/events/testing/fake-organiser.tsx';
import { DepartureCancelView } from './features/admin/cancellations/departure-cancel.tsx';
import { RequestCard } from './features/admin/cancellations/request-card.tsx';
import { QuoteEditor } from './features/admin/custom/quote-editor.tsx';
import { RejectDialog } from './features/admin/documents/reject-dialog.tsx';
import { DeskMessages } from './features/admin/custom/trip-detail.tsx';
import { EventView } from './features/admin/events/event-view.tsx';
import { DepartureMoveView } from './features/admin/moves/departure-move.tsx';
import DeskMoveDialog from './features/admin/orders/desk-move-dialog.tsx';
import { OrderDocuments } from './features/admin/orders/order-documents.tsx';
import { OrderNotes } from './features/admin/orders/order-notes.tsx';
import { adminOrder } from './features/admin/orders/testing/admin-order.ts';
import { DeadLetters } from './features/admin/problems/dead-letters.tsx';
import { UndoDialog } from './features/gate/scan-result.tsx';
import { guest } from './features/gate/testing/fake-departure.ts';
import DateDialog from './shared/modify/date-dialog.tsx';
import { JoinForm } from './shared/waiting/join-form.tsx';

const nothing = (): void => undefined;
const namespaces = [
  'admin',
  'booking',
  'bookingAdmin',
  'bookingCancel',
  'bookingCancellations',
  'bookingChanges',
  'bookingCompanions',
  'bookingCustom',
  'bookingDesk',
  'bookingGate',
  'bookingMyOrder',
  'bookingOrders',
  'bookingTrouble',
];
const shown = (page: ReactNode, path?: string) =>
  renderInShell(page, { namespaces, user: testUser, ...(path && { path }) });
const press = (name: string) => async () => userEvent.click(await screen.findByRole('button', { name }));
const field = (label: string | RegExp) => () => screen.getByLabelText(label);
const type = async (label: string | RegExp, text: string): Promise<void> => {
  const control = await screen.findByLabelText(label);
  await userEvent.clear(control);
  if (text) await userEvent.type(control, text);
};
const agree = async (): Promise<void> => void (await answerQuestion(true));
const onServer = 'kept on the server; leaving asks while that fails';
const documents = 'numbers of documents are never kept';
const chosenFirst = {
  'field error': 'nothing can be sent before a date is chosen',
  focus: 'as the field’s error; tried with the server’s',
} as const;

const myContact = { mem_nm: 'KIM NARA', mem_tel: '821012345678' };
const booking = orderDetail('CART000001', { files: [] });
const withPassport = { ...booking, files: [passportOf(booking, 1, 'FILE1', 'image.jpg')] };
const ofPerson = {
  rv_mem_id: 'RV1',
  mem_type: 'adult' as const,
  sort_order: 1,
  mem_nm: 'LIN MEI',
  passport_no: '',
  passport_expiry: '',
  visa_no: '',
  city: '',
};
const draftIn = (sent: Readonly<Record<string, unknown>>, call: string) => {
  const { cart_id: _cart, event_id: _event, ...draft } = (sent[call] ?? {}) as Record<string, unknown>;
  return sent[call] ? draft : null;
};

const choosePlaces = async (): Promise<void> => {
  for (const place of ['K-pop', 'Seoul']) await userEvent.click(screen.getByLabelText(place));
};

const forms: Readonly<Record<string, FormCase>> = {
  travellers: {
    file: 'features/travellers/travellers-page.tsx',
    show: async () => {
      await shown(<TravellersPage />, '/reservInfo?cart_id=CART000001');
      await screen.findByLabelText('Name');
    },
    answers: {
      orderDetail: (sent: Readonly<Record<string, unknown>>) => [
        { ...withPassport, draft: draftIn(sent, 'travellersDraft') },
      ],
      myContact,
    },
    field: field('Name'),
    fill: async () => {
      await type('Name', 'LIN MEI');
      await type('Phone number', '1012345678');
      await type('Email', 'mina@example.com');
    },
    send: press('Confirm travellers'),
    call: 'travellersSave',
    serverField: 'name.adult.1',
    kept: [field('Name'), 'LIN MEI', 'travellersDraft'],
    not: { leaving: onServer },
  },
  'another date for a row of the cart': {
    file: 'shared/modify/date-dialog.tsx',
    show: async () => {
      await shown(<DateDialog item={booking} onClose={nothing} />);
      await screen.findByRole('radio');
    },
    answers: {
      cartDates: [
        {
          ...laterDate(),
          stop: '',
          currency: 'USD',
          cost_price: 100,
          option_price: 0,
          hotel_price: 0,
          total_price: 100,
        },
      ],
    },
    field: () => screen.getByRole('radio'),
    group: () => screen.getByRole('group', { name: 'Other dates' }),
    fill: () => userEvent.click(screen.getByRole('radio')),
    send: press('Save changes'),
    call: 'cartDateChange',
    serverField: 'prod_id',
    not: {
      ...chosenFirst,
      leaving: 'one choice',
      draft: 'one choice',
    },
  },
  'passports of a paid order': {
    file: 'features/travellers/paid-travellers.tsx',
    show: async () => {
      await shown(<TravellersPage />, '/reservInfo?cart_id=CART000001');
      await screen.findByRole('group', { name: 'Adult 1' });
      await userEvent.click(screen.getByText('Passport details, visa, city (optional)'));
    },
    answers: {
      orderDetail: [{ ...withPassport, txn_type: 'P', order_id: 'ORDER000000001', travellers: [ofPerson] }],
    },
    field: field(/^Passport number/),
    spoil: () => type(/^Passport number/, '12'),
    fill: () => type(/^Passport number/, 'M12345678'),
    send: press('Save passport details'),
    call: 'travellerDetailsSave',
    serverField: 'passport_no.adult.1',
    not: { draft: documents },
  },
  'event reservation': {
    file: 'features/event-reservation/reservation-form.tsx',
    show: async () => {
      await shown(<EventReservationPage />, '/eventReserv?event_id=EVT1');
      await screen.findByLabelText('Number of people');
    },
    answers: {
      eventReservation: (sent: Readonly<Record<string, unknown>>) => [
        eventPage({ files: [eventPassportOf(1)], draft: draftIn(sent, 'eventReservDraft') as never }),
      ],
      myContact,
    },
    field: field('Number of people'),
    fill: async () => {
      await userEvent.selectOptions(screen.getByLabelText('Number of people'), '1');
      await type('Name', 'LIN MEI');
      await type('Phone number', '1012345678');
      await type('Where you live', 'Leeds');
    },
    send: press('Apply'),
    call: 'eventReservSave',
    serverField: 'event_cnt',
    kept: [field('Where you live'), 'Leeds', 'eventReservDraft'],
    not: { leaving: onServer },
  },
  'custom trip': {
    file: 'features/custom-travel/request-form.tsx',
    show: async () => {
      await shown(<CustomTravelPage />, '/customTravel');
      await screen.findByLabelText('First day');
    },
    answers: {
      ...Object.fromEntries(
        ['getCode', 'customNation', 'getCodeGroup'].map((call) => [
          call,
          (sent: Readonly<Record<string, { com_cd_group_code?: string }>>) =>
            codeAnswers[`${call} ${sent[call]?.com_cd_group_code}`],
        ]),
      ),
      myContact,
      customTravelTyped: ({ customTravelDraft }: Readonly<Record<string, unknown>>) =>
        customTravelDraft ? [customTravelDraft] : [],
    },
    field: field('Email'),
    spoil: async () => {
      await choosePlaces();
      await type('Email', '');
    },
    fill: async () => {
      await choosePlaces();
      await type('Anything else (optional)', 'no fish');
    },
    send: press('Send request'),
    agree,
    call: 'customTravelInsert',
    serverField: 'email',
    kept: [field('Anything else (optional)'), 'no fish', 'customTravelDraft'],
    not: { leaving: onServer },
  },
  'words on a custom trip': {
    file: 'features/custom-travel/request/request-actions.tsx',
    show: async () => {
      await shown(<RequestActions trip={customTrip()} />);
      await press('Add something')();
    },
    field: field('What else should we know?'),
    fill: () => type('What else should we know?', 'We are vegetarians.'),
    send: press('Send'),
    call: 'customTravelAsk',
    serverField: 'text',
    kept: [field('What else should we know?'), 'We are vegetarians.'],
    not: { leaving: 'a draft is kept: nothing would be lost' },
  },
  'waiting list': {
    file: 'shared/waiting/join-form.tsx',
    show: () => shown(<JoinForm kind="opening" target_id="P000003" title="Café tour" onClose={nothing} />),
    field: field('Email'),
    fill: () => type('Email', 'mina@example.com'),
    send: press('Remind me'),
    call: 'waitingJoin',
    serverField: 'email',
    not: {
      'field error': 'the server alone judges the address',
      focus: 'as the field’s error; tried with the server’s',
      leaving: 'one line that is known by heart',
      draft: 'opened and sent while signed in',
    },
  },
  companion: {
    file: 'features/companions/companion-sheet.tsx',
    show: () => shown(<CompanionSheet person={null} onClose={nothing} />),
    field: field('Name'),
    fill: async () => {
      await type('Name', 'LIN MEI');
      await type('Date of birth', '1990-01-01');
    },
    send: press('Save'),
    call: 'companionSave',
    serverField: 'mem_nm',
    not: { draft: documents },
  },
  'names of an order': {
    file: 'features/my-order/changes/names-dialog.tsx',
    show: () =>
      shown(
        <NamesDialog
          order={paidOrder({ order_id: 'ORD0000000042' })}
          changes={changesOf({ travellers: changesOf().travellers.slice(0, 1) })}
          onClose={nothing}
          onDue={nothing}
        />,
      ),
    field: field('Name'),
    fill: () => type('Name', 'LIN MEI'),
    send: press('Continue to payment'),
    call: 'orderNameChange',
    serverField: 'RV1',
    not: { draft: 'opened and sent while signed in; leaving asks' },
  },
  cancelling: {
    file: 'features/my-order/cancel/cancel-dialog.tsx',
    show: async () => {
      await shown(<CancelDialog order={orderOfTwo()} whole={false} onClose={nothing} onSent={nothing} />);
      await within(screen.getByRole('dialog')).findByText('$20');
    },
    answers: { orderCancelQuote: [quoted()] },
    field: field('Why are you cancelling?'),
    fill: () => type('Why are you cancelling?', 'We are ill.'),
    send: press('Request to cancel'),
    agree,
    call: 'orderCancelRequest',
    serverField: 'reason',
    not: { draft: 'opened and sent while signed in; leaving asks' },
  },
};

const ofDesk = 'the desk signs in for the day; leaving asks';
const eventAnswers = {
  eventReservations: { event: adminEvent(), reservations: [], next: null },
};

const trip = deskTrip({ quotes: [quote({ start_day: addDays(seoulDay(new Date()), 30) })] });

const desk: Readonly<Record<string, FormCase>> = {
  'a note on an order': {
    file: 'features/admin/orders/order-notes.tsx',
    show: () => shown(<OrderNotes order_id="ORD0000000042" notes={[]} />),
    field: field('New note'),
    fill: () => type('New note', 'Called back'),
    send: press('Add note'),
    call: 'orderNote',
    serverField: 'text',
    not: { draft: ofDesk },
  },
  'a quote': {
    file: 'features/admin/custom/quote-editor.tsx',
    show: () => shown(<QuoteEditor trip={trip} />),
    field: field('Price for one adult, in won'),
    spoil: () => type('Price for one adult, in won', '0'),
    fill: () => type('Price for one adult, in won', '250000'),
    send: press('Send quote'),
    agree,
    call: 'customTripQuote',
    serverField: 'quote.price_krw',
    not: { draft: ofDesk },
  },
  'words of the desk on a custom trip': {
    file: 'features/admin/custom/trip-detail.tsx',
    show: () => shown(<DeskMessages trip={{ ...deskTrip(), actions: ['reply'] }} />),
    field: () => screen.getByRole('textbox'),
    fill: async () => userEvent.type(screen.getByRole('textbox'), 'Which days?'),
    send: async () => userEvent.click(screen.getByRole('button')),
    call: 'customTripReply',
    serverField: 'text',
    not: { draft: ofDesk },
  },
  'places of an event': {
    file: 'features/admin/events/event-view.tsx',
    show: async () => {
      await shown(<EventView event_id="EVT1" />, '/admin?list=settings');
      await screen.findByLabelText('Places left to give');
    },
    answers: eventAnswers,
    field: field('Places left to give'),
    spoil: () => type('Places left to give', 'many'),
    fill: () => type('Places left to give', '12'),
    send: press('Save places'),
    call: 'eventInfoUpdate',
    serverField: 'personnel_cnt',
    not: { leaving: 'one number', draft: ofDesk },
  },
  'a message to an event': {
    file: 'features/admin/events/messages.tsx',
    show: async () => {
      await shown(<EventView event_id="EVT1" />, '/admin?list=messages');
      await screen.findByLabelText('Subject (English)');
    },
    answers: eventAnswers,
    field: field('Subject (English)'),
    fill: async () => {
      await type('Subject (English)', 'Doors');
      await type('Text (English)', 'At seven');
    },
    send: press('Send to all'),
    agree,
    call: 'eventMessage',
    serverField: 'subjects.ENG',
    not: { draft: ofDesk },
  },
  'cancelling a departure': {
    file: 'features/admin/cancellations/departure-cancel.tsx',
    show: async () => {
      await shown(<DepartureCancelView prod_id="P000001" />);
      await screen.findByLabelText(/P000001/);
    },
    answers: { departureCancelStatus: departure() },
    field: field('Why the trip does not take place'),
    fill: async () => {
      await type('Why the trip does not take place', 'Rain');
      await type(/P000001/, 'p000001');
    },
    send: press('Cancel departure'),
    call: 'departureCancel',
    serverField: 'reason',
    not: { draft: ofDesk },
  },
  'deciding on a cancellation': {
    file: 'features/admin/cancellations/request-card.tsx',
    show: async () => {
      await shown(<RequestCard request={deskRequest()} />);
      await press('Reject')();
    },
    field: field('Words to the member'),
    fill: () => type('Words to the member', 'Tickets are issued.'),
    send: press('Reject request'),
    call: 'cancelDecide',
    serverField: 'answer',
    not: { draft: ofDesk },
  },
  'rejecting a document': {
    file: 'features/admin/documents/reject-dialog.tsx',
    show: () =>
      shown(
        <RejectDialog
          title="Reject"
          hint=""
          reasons={[{ reason: 'unreadable', text: 'The picture is blurred.' }]}
          language="ENG"
          done="Rejected"
          onReject={(reason, note) =>
            call(adminPapersReject, { order_id: 'ORDER1', mem_file_id: 'FILE1', seen: 'seen1', reason, note })
          }
          refresh={() => Promise.resolve()}
          onDone={nothing}
          onClose={nothing}
        />,
      ),
    field: () => screen.getByRole('radio', { name: /^Cannot be read/ }),
    group: () => screen.getByRole('group', { name: 'Why?' }),
    fill: async () => userEvent.click(screen.getByRole('radio', { name: /^Cannot be read/ })),
    send: press('Reject'),
    call: 'papersReject',
    serverField: 'reason',
    not: { draft: ofDesk },
  },
  'moving an order by the desk': {
    file: 'features/admin/orders/desk-move-dialog.tsx',
    show: async () => {
      await shown(<DeskMoveDialog order_id="ORDER000000007" onClose={nothing} />);
      await screen.findByRole('radio');
    },
    answers: {
      orderMoveQuote: ({ orderMoveQuote }: Readonly<Record<string, { prod_id?: string }>>) => {
        const target = {
          ...laterDate(),
          origin_difference: 0,
          refunds: [],
          refund_steps: [],
          changes_until: '',
          passports_expired: [],
        };
        const quote = { ...moveQuoteOf({ departures: [laterDate()] }), paid_cnt: 0, min_cnt: 0 };
        return [{ ...quote, target: orderMoveQuote?.prod_id ? target : null }];
      },
    },
    field: () => screen.getByRole('radio'),
    group: () => screen.getByRole('group', { name: 'New date' }),
    fill: async () => {
      await userEvent.click(screen.getByRole('radio'));
      await screen.findByText('Nothing is paid or returned.');
    },
    send: press('Move the order'),
    call: 'orderMove',
    serverField: 'prod_id',
    not: { ...chosenFirst, draft: ofDesk },
  },
  'moving all orders of a departure': {
    file: 'features/admin/moves/departure-move.tsx',
    show: async () => {
      await shown(<DepartureMoveView prod_id="P000001" />);
      await screen.findByRole('radio');
    },
    answers: {
      departureMoveStatus: {
        prod_id: 'P000001',
        ymd_format: '2099-05-01',
        end_ymd_format: '2099-05-02',
        prod_title: 'Palace walk',
        state: 'none',
        orders: 1,
        seats: 1,
        people: 1,
        min_cnt: 0,
        dates: [{ ...laterDate(), origin_price: 130_000 }],
        last: null,
      },
    },
    field: () => screen.getByRole('radio'),
    group: () => screen.getByRole('group', { name: 'New date' }),
    fill: () => userEvent.click(screen.getByRole('radio')),
    send: press('Move all orders'),
    agree,
    call: 'departureMove',
    serverField: 'to_prod_id',
    not: { ...chosenFirst, draft: ofDesk },
  },
  'correcting a name': {
    file: 'features/admin/orders/order-documents.tsx',
    show: async () => {
      await shown(<OrderDocuments shown={adminOrder()} />);
      await press('Correct the name of LIN MEI')();
    },
    field: field('New name'),
    fill: () => type('New name', 'LIN MAY'),
    send: press('Correct name'),
    call: 'nameChange',
    serverField: 'mem_nm',
    not: { draft: ofDesk },
  },
  'a note on something settled': {
    file: 'features/admin/note-dialog.tsx',
    show: async () => {
      const letter = { event_id: 'e1', subject: 'shop.booking.order.paid.v1', aggregate_id: 'CART1' };
      const at = '2026-11-21T03:00:00.000Z';
      await shown(
        <DeadLetters letters={[{ ...letter, at, consumer: 'mails', error: 'full' }]} letters_cnt={1} />,
      );
      await press('Discard')();
    },
    field: field('Reason'),
    fill: () => type('Reason', 'sent by hand'),
    send: async () =>
      userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Discard' })),
    call: 'troubleDiscard',
    serverField: 'reason',
    not: { draft: ofDesk },
  },
  'undoing a check-in': {
    file: 'features/gate/scan-result.tsx',
    show: () =>
      shown(
        <UndoDialog
          guest={guest()}
          onClose={nothing}
          undo={async (ticket_no, reason) =>
            void (await call(gateUndo, { prod_id: 'P000001', ticket_no, reason }))
          }
        />,
      ),
    field: field('Reason'),
    fill: () => type('Reason', 'Wrong person'),
    send: press('Undo'),
    call: 'undo',
    serverField: 'reason',
    not: { draft: 'opened and sent while signed in; leaving asks' },
  },
};

beforeEach(() => {
  installFakeStream();
  Element.prototype.scrollIntoView = nothing;
});

describe.each(Object.entries({ ...forms, ...desk }))('the form: %s', (_, form) => {
  const applies = formProperties.filter((property) => !form.not?.[property]);
  test.each(applies)('%s', (property) => formBehaves(form, property));
});
