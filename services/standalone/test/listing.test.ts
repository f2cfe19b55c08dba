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
import { startServices } from './support/services.ts';

const listing = path.join(import.meta.dirname, '../../../docs/listing');

let folder: string;
let services: ReadonlyMap<string, TestService>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'narae-listing-'));
  const edge = await startTestService(
    edgeService,
    edgeSettings.parse({ APPS_DIR: folder, CATALOG_URL: 'http://127.0.0.1:9', SSR: 'on' }),
  );
  services = new Map([...(await startServices(folder)), ['edge', edge]]);
  if (process.env['LISTING'] === 'write') await mkdir(listing, { recursive: true });
}, 120_000);
afterAll(async () => {
  for (const service of services.values()) await service.close();
  await rm(folder, { recursive: true, force: true });
});

const lists: Readonly<Record<string, () => string[] | Promise<string[]>>> = {
  calls: listedCalls,
  collections: () => listedCollections(services),
  consumers: () => listedConsumers(services),
  events: listedEvents,
  metrics: () => listedMetrics(services),
  names: listedNames,
  routes: () => listedRoutes(services),
  settings: listedSettings,
  texts: listedTexts,
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
  'docs/listing/%s.txt is what the code has; `npm run listing` writes it anew',
  async (name) => {
    const file = path.join(listing, `${name}.txt`);
    const lines = await lists[name]?.();
    const text = `${lines?.join('\n')}\n`;
    if (process.env['LISTING'] === 'write') await writeFile(file, text);
    const stored = await readFile(file, 'utf8');
    expect(lines?.length).toBeGreaterThan(10);
    expect(differences(stored.split('\n'), text.split('\n'))).toEqual([]);
    expect(text === stored).toBe(true);
  },
);
