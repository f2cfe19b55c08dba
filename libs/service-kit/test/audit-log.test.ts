import { AUDIT_PAGE } from '@narae/contracts/audit-page';
import {
  auditEntry,
  buildIndexes,
  createAuditLog,
  optional,
  storedAudit,
  storedModel,
  text,
} from '../src/index.ts';
import { openStore } from './support/kit.ts';

const thingModel = storedModel('Thing', 'things', { name: text(), audit: optional(storedAudit) });

let store: Awaited<ReturnType<typeof openStore>>;
beforeEach(async () => {
  store = await openStore();
});
afterEach(() => store.close());

const open = async () => {
  const things = thingModel(store.store);
  const log = createAuditLog<'named'>(store.store, [things]);
  await buildIndexes(store.store);
  const name = (to: string, at: Date) =>
    things.updateOne(
      { name: 'thing' },
      {
        $push: {
          audit: auditEntry(
            {
              by: 'MEM1',
              action: 'named',
              kind: 'thing',
              id: to,
              changes: [{ field: 'name', from: '', to }],
            },
            at,
          ),
        },
      },
      { upsert: true },
    );
  return { things, log, name };
};

const day = (of: number): Date => new Date(Date.UTC(2026, 0, of));

it('shows at once what was pushed with a change, the newest first, and takes it out of the document', async () => {
  const { things, log, name } = await open();
  await name('one', day(1));
  await name('two', day(2));
  expect(await log.read({})).toMatchObject([
    { id: 'two', at: day(2).toISOString(), by: 'MEM1', changes: [{ field: 'name', from: '', to: 'two' }] },
    { id: 'one' },
  ]);
  expect((await things.findOne().lean())?.audit).toEqual([]);
  expect(await log.read({ kind: 'thing', id: 'one' })).toHaveLength(1);
  expect(await log.read({ kind: 'other' })).toEqual([]);
});

it('shows an entry once that a process left in both places', async () => {
  const { things, log, name } = await open();
  await name('one', day(1));
  const carried = (await things.findOne().lean())?.audit ?? [];
  await log.read({});
  await things.updateOne({}, { $set: { audit: carried } });
  expect(await log.read({})).toHaveLength(1);
  expect((await things.findOne().lean())?.audit).toEqual([]);
});

it('loses none of many entries of one moment between two pages', async () => {
  const { log } = await open();
  const all = Array.from({ length: AUDIT_PAGE + 10 }, (_, n) =>
    auditEntry({ by: 'MEM1', action: 'named' as const, kind: 'thing', id: String(n) }, day(1)),
  );
  for (const entry of all) await log.add(entry);
  const first = await log.read({});
  const last = first.at(-1)!;
  const second = await log.read({ before: last.at, before_id: last.audit_id });
  expect([first.length, second.length]).toEqual([AUDIT_PAGE, 10]);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(all.length);
});
