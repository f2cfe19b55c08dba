// Seeds the small shop as a process of its own, for tests that kill it.
import { connectStore } from '@narae/service-kit';
import { seedCatalog } from '../src/seed/seed.ts';
import { smallSource } from './seed-source.ts';

const [url = '', dbName = '', mediaDir = ''] = process.argv.slice(2);
const store = await connectStore(url, dbName);
await seedCatalog({
  store,
  mediaDir,
  source: smallSource,
  progress: (line) => process.stdout.write(`${line}\n`),
});
await store.close();
