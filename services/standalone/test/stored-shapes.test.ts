import { calls, takesIdempotencyKey, type CallContract } from '@narae/contracts';
import * as events from '@narae/events';
import type { EventDefinition, EventEnvelope } from '@narae/events';
import type { z } from 'zod';
import { teaTime } from '../../booking/test/support/events.ts';
import { tour } from '../../booking/test/support/products.ts';
import { join, live, openShop, order, type Member, type Shop } from './support/member-life.ts';

/** The inside of a schema, as far as it matters here. */
interface Definition {
  readonly type: string;
  readonly catchall?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly [part: string]: unknown;
}
const insideOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition;

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && 'def' in value && 'safeParse' in value;

const keepsAnything = ({ type, catchall }: Definition): boolean =>
  ['any', 'unknown', 'custom', 'record', 'map'].includes(type) ||
  (catchall !== undefined && insideOf(catchall).type !== 'never');

/** Places of a schema that let fields through which the schema does not name. */
const openPlaces = (
  schema: z.ZodType,
  place: string,
  above: ReadonlySet<z.ZodType> = new Set(),
): string[] => {
  if (above.has(schema)) return [];
  const path = new Set([...above, schema]);
  const inside = insideOf(schema);
  const { type, shape = {}, catchall: _, ...parts } = inside;
  const inner =
    type === 'lazy' ? [(parts['getter'] as () => z.ZodType)()] : Object.values(parts).flat().filter(isSchema);
  return [
    ...(keepsAnything(inside) ? [`${place}: ${type}`] : []),
    ...Object.entries(shape).flatMap(([name, field]) => openPlaces(field, `${place}.${name}`, path)),
    ...inner.flatMap((part) => openPlaces(part, place, path)),
  ];
};

const contracts = Object.values(calls as unknown as Record<string, CallContract>);
const definitions = Object.values(events as Record<string, unknown>).filter(
  (value): value is EventDefinition =>
    typeof value === 'object' && value !== null && 'subject' in value && 'data' in value,
);

/** Every place of an answer or event whose fields no list names, with the reason why no stored shape goes through it. */
const reasons: Readonly<Record<string, string>> = {
  'adminEventMessages.subjects: record': 'texts by language; the languages are the keys',
  'adminEventMessages.texts: record': 'texts by language; the languages are the keys',
  'adminRead.draft.content: record': 'the fields of a form, by the resource that is edited',
  'adminRead.draft.content: unknown': 'the fields of a form, by the resource that is edited',
  'adminRead.published: record': 'the fields of a form, by the resource that is edited',
  'adminRead.published: unknown': 'the fields of a form, by the resource that is edited',
  'exportDownload: unknown': 'a file',
  'memberExportFile: unknown': 'a file',
  'memberExportPart.rows: unknown': 'everything about a member, whose fields leaving.test.ts lists',
  'memberSaidFile: unknown': 'a file',
  'memberSaidPart.rows: unknown': 'everything about a member, whose fields leaving.test.ts lists',
  'passkeyAddOptions.options: object': 'made by the WebAuthn library',
  'passkeyOptions.options: object': 'made by the WebAuthn library',
  'passkeyProveOptions.options: object': 'made by the WebAuthn library',
  'payment.fields: record': 'the fields of a payment provider’s form, by provider',
};

test('answers and events name their fields', () => {
  const open = [
    ...contracts.flatMap(({ name, output }) => openPlaces(output, name)),
    ...definitions.flatMap(({ subject, data }) => openPlaces(data, subject)),
  ];
  // A reason that is needed no more goes.
  expect([...new Set(open)].sort()).toEqual(Object.keys(reasons).sort());
});

const FIELD = 'stored_and_not_told';
const VALUE = 'value that nobody is told';

/** Files of the vault and the events of the past are stored as they are. */
const leftAlone = /\.(chunks|files)$|^(published_events|dead_letters|system\..*)$/;

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The document with one more field, and so each object in its lists. */
const withField = (document: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(document).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((item: unknown) => (isPart(item) ? withField(item) : item)) : value,
    ]),
  ),
  [FIELD]: VALUE,
});

/** Adds the field to everything that is stored. @returns how many documents have it now, by service */
const addField = async (stores: Shop['site']['stores']): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [service, store] of Object.entries(stores))
    for (const { collectionName } of (await store.db?.collections()) ?? []) {
      if (leftAlone.test(collectionName)) continue;
      const collection = store.collection(collectionName);
      for (const document of await collection.find({}).toArray()) {
        await collection.replaceOne({ _id: document['_id'] }, withField(document));
        counts[service] = (counts[service] ?? 0) + 1;
      }
    }
  return counts;
};

/** The input of a call from the values that are known, by the names of its fields; null where it needs others. */
const inputOf = ({ input }: CallContract, values: Record<string, unknown>): object | null => {
  const names = Object.keys(insideOf(input).shape ?? {}).filter((name) => Object.hasOwn(values, name));
  const info = Object.fromEntries(names.map((name) => [name, values[name]]));
  return input.safeParse(info).success ? info : null;
};

/** Asks every call that reads and whose input is known. @returns the services that answered, each with its answers */
const answersTo = async (
  { me }: Member,
  values: Record<string, unknown>,
): Promise<ReadonlyMap<string, string[]>> => {
  const answers = new Map<string, string[]>();
  for (const contract of contracts) {
    const info = inputOf(contract, values);
    if (contract.access === 'provider' || takesIdempotencyKey(contract) || info === null) continue;
    const { status, body } = await me.inject(contract.name as keyof typeof calls, info as never);
    if (status === 500) throw new Error(`${contract.name} fails: ${JSON.stringify(body)}`);
    const answer = `${contract.name} ${JSON.stringify(body)}`;
    if (status === 200) answers.set(contract.owner, [...(answers.get(contract.owner) ?? []), answer]);
  }
  return answers;
};

test('a field that only the store has is in no answer and in no event', async () => {
  const shop = await openShop();
  const { site } = shop;
  try {
    const member = await join(shop);
    const cart_id = await live(shop, member);
    const counts = await addField(site.stores);
    expect(Object.keys(counts).sort()).toEqual(['account', 'booking', 'catalog', 'community']);

    const told: EventEnvelope[] = [];
    const stop = site.bus.watch(['shop.>'], (event) => told.push(event));
    const values = {
      cart_id,
      mem_id: member.mem_id,
      prod_id: tour.prod_id,
      event_id: teaTime.event_id,
      lan_tp: 'ENG',
      comment_type: 'trip',
    };
    const answers = await answersTo(member, values);
    await order(member, tour.prod_id);
    await site.settle();
    stop();

    expect([...answers.keys()].sort()).toEqual(['account', 'booking', 'catalog', 'community']);
    expect([...answers.values()].flat().length).toBeGreaterThan(40);
    expect([...answers.values()].flat().filter((answer) => answer.includes(VALUE))).toEqual([]);
    expect(new Set(told.map(({ subject }) => subject)).size).toBeGreaterThan(1);
    expect(told.filter((event) => JSON.stringify(event).includes(VALUE))).toEqual([]);
  } finally {
    await shop.close();
  }
}, 120_000);
