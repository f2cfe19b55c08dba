import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dateGiven, textGiven } from '@narae/service-kit';
import type { TestService } from '@narae/test-kit';
import { startServices } from './support/services.ts';

let folder: string;
let services: ReadonlyMap<string, TestService>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-indexes-'));
  services = await startServices(folder);
}, 120_000);
afterAll(async () => {
  for (const service of services.values()) await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a partial index may be limited to, and a question that implies it. MongoDB takes `$type` of no value. */
const kinds = [
  { kind: 'text', filter: textGiven, asked: 'x' },
  { kind: 'date', filter: dateGiven, asked: { $lte: new Date() } },
  { kind: 'true', filter: true, asked: true },
];

const partialIndexes = () =>
  [...services].flatMap(([service, { store }]) =>
    Object.values(store.models).flatMap((model) =>
      model.schema.indexes().flatMap(([key, { name, partialFilterExpression: filter }]) =>
        Object.entries(filter ?? {}).map(([field, limit]) => ({
          model,
          key: Object.keys(key),
          name,
          field,
          label: `${service} ${model.modelName} ${Object.keys(key).join(',')}`,
          kind: kinds.find((one) => JSON.stringify(one.filter) === JSON.stringify(limit)),
        })),
      ),
    ),
  );

test('every partial index is limited to what an equality or a moment implies', () => {
  const listed = partialIndexes().map(({ label, field, kind }) => `${label}: ${field} ${kind?.kind}`);
  expect(listed.sort()).toEqual([
    'account JoinedMember check_at: check_at date',
    'account Member erase_at: erase_at date',
    'account Member mem_email: mem_email text',
    'account MemberExport mem_id,open: open true',
    'booking BookableProduct cancelled_at: cancelled_at date',
    'booking BookableProduct sale_until: sale_until date',
    'booking BookableProduct trip_id,start_day: trip_id text',
    'booking Booking email,order_id: order_id text',
    'booking Booking files.check.outcome,order_id: order_id text',
    'booking Booking left.at: left.at date',
    'booking Booking made_by,mem_id: made_by text',
    'booking Booking mem_id,order_id: order_id text',
    'booking Booking mem_id,prod_id: open true',
    'booking Booking order_id: order_id text',
    'booking Booking payments.refno: payments.refno text',
    'booking Booking prod_id,order_id: order_id text',
    'booking Booking prod_id: open true',
    'booking Booking refunds.refund_id: refunds.refund_id text',
    'booking Booking seats_due_at: seats_due_at date',
    'booking Booking transids: transids text',
    'booking Booking travellers.mem_nm,order_id: order_id text',
    'booking Booking txn_type,order_id: order_id text',
    'booking CustomTrip mem_id,slot: open true',
    'booking CustomTrip valid_until: valid_until date',
    'booking EventMessage at: sending true',
    'booking EventReservation event_id,mem_id: open true',
    'booking EventReservation unreserved_since: unreserved_since date',
    'booking JoinedMember check_at: check_at date',
    'booking WaitingEntry kind,target_id,mem_id: open true',
    'catalog Product closed_by: closed_by text',
    'catalog Product trip_date: trip_date text',
    'catalog Range undoes: undoes text',
    'catalog Series extend_on: extend_on text',
    'catalog Trip made_with: made_with text',
    'community Author check_at: check_at date',
    'community Comment reply_to,standing,deleted_at,reg_date,comment_id: reply_to text',
    'community JoinedMember check_at: check_at date',
    'community Target trip_id,withdrawn: trip_id text',
  ]);
});

test('what is looked up by the field that limits an index is found through it', async () => {
  const lookedUp = partialIndexes().filter(({ key, field }) => key[0] === field && key.length === 1);
  expect(lookedUp.length).toBeGreaterThan(10);
  for (const { model, field, kind, name, label } of lookedUp) {
    const plan = await model.collection.find({ [field]: kind?.asked }).explain('queryPlanner');
    expect([label, JSON.stringify(plan)]).toEqual([label, expect.stringContaining(`"indexName":"${name}"`)]);
  }
});
