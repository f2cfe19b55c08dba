import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index.ts';
import type { EmbeddedMongo } from '../src/index.ts';
import { EXPECTED_FAILURES } from './conformance/expected-failures.ts';
import { applies, readTestFile, runTest } from './conformance/runner.ts';

/**
 * MongoDB's own CRUD tests in the unified test format. They are not part of this project: MONGODB_SPEC_TESTS names the
 * folder that holds them, by default one beside the project's.
 */
const folder =
  process.env['MONGODB_SPEC_TESTS'] ??
  fileURLToPath(new URL('../../../../shared/mongodb-spec-tests/crud', import.meta.url));
const VERSION = '7.0.0';

if (!existsSync(folder)) {
  const reason = `MongoDB's specification tests are not at ${folder}`;
  process.stderr.write(`conformance: skipped, ${reason}\n`);
  it.skip(`conformance (${reason})`, () => undefined);
} else {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const cases = files.flatMap((name) => {
    const file = readTestFile(join(folder, name));
    const own = applies(file.runOnRequirements, VERSION) ? file.tests : [];
    return own
      .filter((test) => applies(test.runOnRequirements, VERSION) && !test.skipReason)
      .map((test) => ({ id: `${name}: ${test.description}`, file, test }));
  });

  describe("MongoDB's unified CRUD tests", () => {
    let dataDir: string;
    let server: EmbeddedMongo;
    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'narae-conformance-'));
      server = await startEmbeddedMongo({ dataDir, noSync: true });
    });
    afterAll(async () => {
      await server.close();
      rmSync(dataDir, { recursive: true });
    });

    it('reports the version its tests are chosen by', async () => {
      const client = new MongoClient(server.url);
      expect(await client.db('admin').command({ buildInfo: 1 })).toMatchObject({ version: VERSION });
      await client.close();
    });

    it.each(cases)('$id', async ({ id, file, test }) => {
      const reason = EXPECTED_FAILURES[id];
      if (reason === undefined) return runTest(server.url, file, test);
      await expect(runTest(server.url, file, test)).rejects.toThrow();
    });

    it('lists no expected failure that is not a test, and passes at least 95 %', () => {
      const ids = new Set(cases.map(({ id }) => id));
      expect(Object.keys(EXPECTED_FAILURES).filter((id) => !ids.has(id))).toEqual([]);
      expect(Object.keys(EXPECTED_FAILURES).length).toBeLessThanOrEqual(cases.length * 0.05);
    });
  });
}
