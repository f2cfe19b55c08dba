import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { edgeService } from '@narae/edge/app';
import { startTestService, type TestService } from '@narae/test-kit';
import { edgeSettings } from '../../edge/src/config.ts';
import { listedCalls, listedEvents, listedNames } from './support/listing/listed-contracts.ts';
import {
  listedCollections,
  listedConsumers,
  listedMetrics,
  listedRoutes,
} from './support/listing/listed-services.ts';
import { listedSettings, listedTexts } from './support/listing/listed-sources.ts';
import { collectionsPage } from './support/reference/collections-page.ts';
import { eventUses } from './support/reference/event-uses.ts';
import { eventsPage } from './support/reference/events-page.ts';
import { settingsPage } from './support/reference/settings-page.ts';
import { startServices } from './support/services.ts';

const docs = path.join(import.meta.dirname, '../../../docs');

let folder: string;
let services: ReadonlyMap<string, TestService>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-listing-'));
  const edge = await startTestService(
    edgeService,
    edgeSettings.parse({ APPS_DIR: folder, CATALOG_URL: 'http://127.0.0.1:9', SSR: 'on' }),
  );
  services = new Map([...(await startServices(folder)), ['edge', edge]]);
  if (process.env['LISTING'] !== 'write') return;
  for (const folder of ['listing', 'reference']) await mkdir(path.join(docs, folder), { recursive: true });
}, 120_000);
afterAll(async () => {
  for (const service of services.values()) await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** Each generated file of docs/ with its lines. */
const lists: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  'listing/calls.txt': listedCalls,
  'listing/collections.txt': () => listedCollections(services),
  'listing/consumers.txt': () => listedConsumers(services),
  'listing/events.txt': listedEvents,
  'listing/metrics.txt': () => listedMetrics(services),
  'listing/names.txt': listedNames,
  'listing/routes.txt': () => listedRoutes(services),
  'listing/settings.txt': listedSettings,
  'listing/texts.txt': listedTexts,
  'reference/collections.md': () => collectionsPage(services),
  'reference/events.md': eventsPage,
  'reference/settings.md': settingsPage,
};

/** What differs, with the sign of a diff, so that a failure names the lines and not the whole list. */
const differences = (before: readonly string[], after: readonly string[]): string[] => {
  const [old, current] = [new Set(before), new Set(after)];
  return [
    ...before.filter((line) => !current.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
};

test.each(Object.keys(lists))(
  'docs/%s is what the code has; `npm run listing` writes it anew',
  async (name) => {
    const file = path.join(docs, name);
    const lines = await lists[name]?.();
    const text = `${lines?.join('\n')}\n`;
    if (process.env['LISTING'] === 'write') await writeFile(file, text);
    const stored = await readFile(file, 'utf8');
    expect(lines?.length).toBeGreaterThan(10);
    expect(differences(stored.split('\n'), text.split('\n'))).toEqual([]);
    expect(text === stored).toBe(true);
  },
);

test('the reference of events names every consumer that a running service has', async () => {
  const running = (await listedConsumers(services)).map((line) => line.split(' ')[1] ?? '');
  const named = [...(await eventUses()).values()].flatMap(({ consumers }) => [...consumers.keys()]);
  // Announcers, rebuilds and ended sessions are the kit's own.
  const expected = running.filter((name) => !/-(announcer|rebuild|revocations)$/.test(name));
  const known = named.flatMap((name) =>
    name.startsWith('<service>') ? [...services.keys()].map((one) => name.replace('<service>', one)) : name,
  );
  expect(expected.filter((name) => !known.includes(name))).toEqual([]);
  expect(named.filter((name) => !name.startsWith('<service>') && !running.includes(name))).toEqual([]);
});
