import { documentViewModel } from '../src/documents/document-view.model.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';
import { shopper } from './support/shopper.ts';

let service: TestBooking;
beforeAll(async () => {
  service = await startBooking();
});
afterAll(() => service.close());

const desk = { as: 'MEM0000000500', role: 'booking' } as const;
const read = (info: Record<string, unknown> = {}) => service.inject('bookingAudit', info, desk);

it('tells which papers administrators looked at, not who looked at their own', async () => {
  const member = shopper(service);
  const { cart_id } = (await member.add()).body;
  const { mem_file_id } = (await member.upload({ cart_id })).body.file;
  await service.inject('travellerFile', { mem_file_id }, { as: member.as });
  await service.inject('travellerFile', { mem_file_id }, desk);
  const line = {
    by: desk.as,
    action: 'document-viewed',
    kind: 'booking',
    id: cart_id,
    changes: [{ field: 'mem_file_id', from: '', to: mem_file_id }],
  };
  expect((await read()).body).toMatchObject([line]);
  expect((await read({ kind: 'booking', id: cart_id })).body).toHaveLength(1);
  expect((await read({ kind: 'reservation', id: cart_id })).body).toEqual([]);
  expect((await read({ kind: 'event' })).body).toEqual([]);
});

it('loses none of many looks between two pages', async () => {
  const viewed_at = new Date('2026-01-01T00:00:00Z');
  const views = Array.from({ length: 60 }, (_, n) => ({
    mem_file_id: `MEM_FILE${n}`,
    event_rv_id: 'EVT_RV000000001',
    mem_id: 'MEM0000000001',
    viewer_mem_id: desk.as,
    as_admin: true,
    trace_id: 'trace',
    // Ten at one moment, across the end of the first page.
    viewed_at: new Date(viewed_at.getTime() - Math.floor((n + 5) / 10)),
  }));
  await documentViewModel(service.store).create(views);
  const of = { kind: 'reservation', id: 'EVT_RV000000001' };
  const first = (await read(of)).body;
  const last = first.at(-1)!;
  const second = (await read({ ...of, before: last.at, before_id: last.audit_id })).body;
  expect([first.length, second.length]).toEqual([50, 10]);
  expect(new Set([...first, ...second].map(({ audit_id }) => audit_id)).size).toBe(60);
});

it('finds the looks at papers of one kind or number, however many others are newer', async () => {
  const look = (of: object, viewed_at: Date) => ({
    mem_file_id: 'MEM_FILE900',
    mem_id: 'MEM0000000001',
    viewer_mem_id: desk.as,
    as_admin: true,
    trace_id: 'trace',
    viewed_at,
    ...of,
  });
  await documentViewModel(service.store).create([
    look({ event_rv_id: 'EVT_RV000000900' }, new Date('2027-01-01T00:00:00Z')),
    ...Array.from({ length: 80 }, (_, n) =>
      look({ cart_id: 'CART000000900' }, new Date(Date.UTC(2027, 0, 2, 0, 0, n))),
    ),
  ]);
  expect((await read({ kind: 'reservation' })).body[0]).toMatchObject({ id: 'EVT_RV000000900' });
  expect((await read({ id: 'EVT_RV000000900' })).body).toHaveLength(1);
});
