import { noon, stoppedClock } from '@narae/test-kit';
import { ticketSigner } from '../src/orders/tickets/tickets.ts';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { contextBeside } from './support/context-beside.ts';
import { departureNoon, gate, gateStaff, orderOf } from './support/departure.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';
import { tour } from './support/products.ts';

let clock: ReturnType<typeof stoppedClock>;
let service: TestBooking;
beforeEach(async () => {
  clock = stoppedClock();
  service = await startBooking(clock.now);
});
afterEach(() => service.close());

const setOrder = (cart_id: string, fields: object) =>
  bookingModel(service.store).updateOne({ cart_id }, { $set: fields, $inc: { version: 1 } });
const stored = (cart_id: string) => bookingModel(service.store).findOne({ cart_id }).lean().exec();

describe('a scan', () => {
  it('checks the traveller in, once, with a step on the timeline and an audit entry (TICKET-4)', async () => {
    const order = await orderOf(service);
    const [ticket] = await order.tickets();
    const bus = gate(service);
    expect(await bus.scan(ticket!.token)).toMatchObject({
      outcome: 'ok',
      conflict: false,
      guest: { mem_nm: 'LIN MEI', party_cnt: 2, checked_in: { gate: 'Bus 1' } },
    });
    expect(await gate(service, 'Bus 2').scan(ticket!.token)).toMatchObject({
      outcome: 'second',
      conflict: false,
      guest: { checked_in: { gate: 'Bus 1' } },
    });
    const booking = await stored(order.cart_id);
    expect(booking!.history).toMatchObject([{ what: 'checked-in', by: 'desk', about: ticket!.rv_mem_id }]);
    const { body: lines } = await service.inject(
      'bookingAudit',
      { kind: 'booking', id: order.cart_id },
      { as: 'MEM0000000900', admin: true },
    );
    expect(lines.map(({ action, by }) => [action, by])).toEqual([['checked-in', gateStaff]]);
    expect((await order.tickets()).map(({ state }) => state)).toEqual(['used', 'valid']);
  });

  it('counts once however often the device sends it', async () => {
    const [ticket] = await (await orderOf(service)).tickets();
    const bus = gate(service);
    const scan = bus.scanOf(ticket!.token);
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push((await bus.send([scan, scan])).body.answers);
    expect(answers.flat().map(({ outcome }) => outcome)).toEqual(Array(6).fill('ok'));
    expect((await bus.guests())[0]).toMatchObject({ conflicts: [] });
  });

  it('lets one of two gates at once in, and tells the other', async () => {
    const [ticket] = await (await orderOf(service)).tickets();
    const gates = ['Bus 1', 'Bus 2', 'Bus 3'].map((name) => gate(service, name));
    const answers = await Promise.all(gates.map((one) => one.scan(ticket!.token)));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['ok', 'second', 'second']);
    expect(new Set(answers.map(({ guest }) => guest?.checked_in?.gate)).size).toBe(1);
  });

  it('is a conflict where the device had let somebody in without a network', async () => {
    const [ticket] = await (await orderOf(service)).tickets();
    await gate(service, 'Bus 1').scan(ticket!.token);
    const late = gate(service, 'Bus 2');
    expect(await late.scan(ticket!.token, { told: 'ok' })).toMatchObject({
      outcome: 'second',
      conflict: true,
    });
    expect((await late.guests())[0]).toMatchObject({
      checked_in: { gate: 'Bus 1' },
      conflicts: [{ gate: 'Bus 2' }],
    });
  });

  it('is a conflict as well where our answer came too late for the device', async () => {
    const [ticket] = await (await orderOf(service)).tickets();
    await gate(service, 'Bus 1').scan(ticket!.token);
    const late = gate(service, 'Bus 2');
    const scan = late.scanOf(ticket!.token);
    expect((await late.send([scan])).body.answers[0]).toMatchObject({ outcome: 'second', conflict: false });
    const again = await late.send([{ ...scan, told: 'ok' }]);
    expect(again.body.answers[0]).toMatchObject({ outcome: 'second', conflict: true });
    expect((await late.guests())[0]!.conflicts).toHaveLength(1);
  });

  it('believes no device’s clock that is ahead', async () => {
    const [ticket] = await (await orderOf(service)).tickets();
    const { guest } = await gate(service).scan(ticket!.token, { at: '2031-01-01T00:00:00.000Z' });
    expect(guest!.checked_in!.at).toBe('2026-11-21T03:00:00.000Z');
  });

  it('takes a number as people type it', async () => {
    const [ticket] = await (await orderOf(service)).tickets();
    const { ticket_no } = ticket!;
    const typed = ` ${ticket_no.slice(0, 4).toLowerCase()}-${ticket_no.slice(4)} `;
    expect(await gate(service).scan(typed, { how: 'typed' })).toMatchObject({ outcome: 'ok' });
  });
});

describe('what admits nobody', () => {
  const outcome = async (code: string) => (await gate(service).scan(code)).outcome;

  it('is a code that was changed, or that another key signed', async () => {
    const [ticket] = await (await orderOf(service)).tickets();
    const { token, ticket_no } = ticket!;
    expect(await outcome(token.replace('20261220', '20261221'))).toBe('bad-signature');
    expect(await outcome(token.replace(/^NT1\.\w+/, 'NT1.ZZZZZZ'))).toBe('bad-signature');
    const elsewhere = await startBooking();
    const foreign = (await ticketSigner(await contextBeside(elsewhere, stoppedClock().now)))({
      ticket_no,
      prod_id: 'PTOUR1',
      day: '2026-12-20',
    });
    await elsewhere.close();
    expect(await outcome(foreign)).toBe('bad-signature');
    expect((await gate(service).guests())[0]!.checked_in).toBeNull();
  });

  it('is the ticket of a traveller who was renamed or whose order was cancelled', async () => {
    const order = await orderOf(service);
    const [first, second] = await order.tickets();
    await setOrder(order.cart_id, { 'travellers.0.mem_nm': 'SOMEBODY ELSE' });
    expect(await outcome(first!.token)).toBe('void');
    await setOrder(order.cart_id, { txn_type: 'R' });
    expect(await outcome(second!.token)).toBe('void');
    expect(await gate(service).guests()).toEqual([]);
  });

  it('is the ticket of another departure, which is named', async () => {
    const [ticket] = await (await orderOf(service)).tickets();
    const fan = gate(service, 'Hall', 'PFAN1');
    expect(await fan.scan(ticket!.token)).toMatchObject({
      outcome: 'wrong-departure',
      guest: null,
      departure: { prod_id: 'PTOUR1', prod_title: 'Han river night walk English', ymd_format: '2026-12-20' },
    });
  });

  it.each(['https://narae.example/', 'ORDER000000001', 'ZZZZZZZZ', '%'])('is %s', async (code) => {
    expect(await outcome(code)).toBe('unknown');
  });
});

describe('taking a check-in back', () => {
  it('makes the next scan the first again, and keeps why', async () => {
    const order = await orderOf(service);
    const [ticket] = await order.tickets();
    const bus = gate(service);
    await bus.scan(ticket!.token);
    expect((await bus.undo(ticket!.ticket_no)).status).toBe(200);
    const booking = await stored(order.cart_id);
    expect(booking!.check_ins).toMatchObject([{ undone: { by: gateStaff, reason: 'The wrong person' } }]);
    expect(booking!.history).toEqual([]);
    expect((await order.tickets())[0]!.state).toBe('valid');
    expect(await bus.scan(ticket!.token)).toMatchObject({ outcome: 'ok' });
  });

  it('needs a check-in, a ticket of this departure and a reason', async () => {
    const [ticket] = await (await orderOf(service)).tickets();
    const bus = gate(service);
    const error = async (...of: Parameters<typeof bus.undo>) => (await bus.undo(...of)).body.error;
    expect(await error(ticket!.ticket_no)).toBe('ticket_not_used');
    expect(await error('ZZZZZZZZ')).toBe('ticket_not_found');
    expect(await error(ticket!.ticket_no, ' ')).toBe('invalid_value');
  });
});

describe('the list of a departure', () => {
  it('names who has paid, and says of them what the gate needs and nothing else (TICKET-5)', async () => {
    await orderOf(service, ['KIM NA', 'KIM RA'], { txn_type: 'PR' });
    await orderOf(service, ['LEE A', 'LEE B'], { txn_type: 'T' });
    const guests = await gate(service).guests();
    expect(guests.map(({ mem_nm, cancelling }) => [mem_nm, cancelling])).toEqual([
      ['KIM NA', true],
      ['KIM RA', true],
    ]);
    expect(Object.keys(guests[0]!).sort()).toEqual([
      'cancelling',
      'checked_in',
      'conflicts',
      'mem_nm',
      'mem_type',
      'order_id',
      'papers_missing',
      'party_cnt',
      'ticket_no',
    ]);
  });

  it('is there for today and tomorrow, in figures (TICKET-6)', async () => {
    const paid = await orderOf(service);
    await orderOf(service, ['LEE A', 'LEE B'], { txn_type: 'T' });
    await setOrder(paid.cart_id, { files: [] });
    await gate(service).scan((await paid.tickets())[0]!.token);
    expect((await gate(service).call('gateDepartures', {})).body).toEqual([]);
    clock.advance(departureNoon.getTime() - noon.getTime());
    expect((await gate(service).call('gateDepartures', {})).body).toEqual([
      {
        prod_id: tour.prod_id,
        prod_title: 'Han river night walk English',
        place_nm: 'Seoul English',
        ymd_format: '2026-12-20',
        paid_cnt: 2,
        checked_in_cnt: 1,
        papers_missing_cnt: 2,
        unpaid_cnt: 2,
        waiting_cnt: 0,
      },
    ]);
  });
});

describe('the departures to come', () => {
  const desk = { as: 'MEM0000000900', role: 'booking' } as const;

  it('are told with whose their seats are, the next first (TICKET-8)', async () => {
    const order = await orderOf(service, undefined, { txn_type: 'T' });
    await order.call('orderHold', { cart_id: order.cart_id });
    const { body } = await service.inject('adminDepartures', {}, desk);
    expect(body.next).toBeNull();
    expect(body.departures.map(({ prod_id }) => prod_id)).toEqual(['PPACK1', 'PFAN1', 'PTOUR1']);
    expect(body.departures.at(-1)).toMatchObject({
      paid_cnt: 0,
      unpaid_cnt: 2,
      seats: { capacity: 20, paid: 0, held: 2, offered: 0, left: 18 },
    });
    expect(body.departures.at(-1)).toMatchObject({ min_cnt: 0, days_left: 29 });
    const after = '2026-12-18~PPACK1';
    const rest = (await service.inject('adminDepartures', { after }, desk)).body.departures;
    expect(rest.map(({ prod_id }) => prod_id)).toEqual(['PFAN1', 'PTOUR1']);
  });

  it('say how many people they need, and in how many days they leave (REFUND-4)', async () => {
    await service.sell({
      ...tour,
      prod_id: 'PMIN1',
      start_day: '2026-11-29',
      end_day: '2026-11-29',
      min_cnt: 6,
    });
    const { departures } = (await service.inject('adminDepartures', {}, desk)).body;
    expect(departures[0]).toMatchObject({ prod_id: 'PMIN1', min_cnt: 6, days_left: 8, paid_cnt: 0 });
  });

  it('have a list of their travellers as a file, whose download is in the audit log', async () => {
    const order = await orderOf(service, ['LIN MEI', 'LIN BO']);
    const [ticket] = await order.tickets();
    await gate(service).scan(ticket!.token, { gate: '=1+1' });
    const cookie = await service.sessions.cookie(desk);
    const { body, headers } = await service.app.inject({
      method: 'GET',
      url: '/api/admin/manifestCsv/PTOUR1?lan_tp=ENG',
      headers: { host: 'localhost', cookie },
    });
    expect(headers['content-disposition']).toBe('attachment; filename="departure-PTOUR1.csv"');
    const lines = body.split('\r\n');
    expect(lines[0]).toBe('\ufeffOrder,Party,Name,Category,Ticket,Documents,Checked in,Gate');
    expect(lines[1]).toContain(`${order.order_id},2,LIN MEI,Adult,${ticket!.ticket_no.slice(0, 4)}-`);
    expect(lines[1]).toMatch(/,'=1\+1$/);
    expect(lines[2]).toMatch(/LIN BO,Adult,.*,,,$/);
    const { body: log } = await service.inject('bookingAudit', { kind: 'departure', id: 'PTOUR1' }, desk);
    expect(log.map(({ action }) => action)).toEqual(['manifest-downloaded']);
  });
});

describe('who may check people in', () => {
  it.each([
    ['gate', 200],
    ['booking', 200],
    ['owner', 200],
    ['catalogue', 403],
    ['community', 403],
  ] as const)('of %s the answer is %i', async (role, status) => {
    const answer = await service.inject('gateDepartures', {}, { as: gateStaff, role });
    expect(answer.status).toBe(status);
  });

  it('opens nothing of the booking desk to the gate', async () => {
    const { body } = await gate(service).call('bookingAudit', {});
    expect(body.error).toBe('role_needed_booking');
  });

  it('rejects what is no scan', async () => {
    const bus = gate(service);
    const good = bus.scanOf('ABCD1234');
    const wrong = [
      [{ ...good, scan_id: 'once' }],
      [{ ...good, at: 'yesterday' }],
      [{ ...good, gate: 'Bus\n1' }],
      [{ ...good, code: 'x'.repeat(201) }],
      [],
      Array.from({ length: 101 }, () => bus.scanOf('ABCD1234')),
    ];
    for (const scans of wrong) expect((await bus.send(scans)).body.error).toBe('invalid_value');
    expect((await bus.send([{ ...good, gate: '<b>' }])).body.error).toBe('name_characters');
    const nowhere = await gate(service, 'Bus 1', 'PNONE').send([good]);
    expect(nowhere.body.error).toBe('product_not_found');
  });
});
