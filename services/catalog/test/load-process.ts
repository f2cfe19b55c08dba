// Seeds the small shop as a process of its own, for tests that kill it.
import { connectStore } from '@narae/service-kit';
import { loadContent } from '../src/seeding/load-content.ts';
import { smallContent } from './small-content.ts';

const [url = '', dbName = '', mediaDir = ''] = process.argv.slice(2);
const store = await connectStore(url, dbName);
await loadContent({
  store,
  mediaDir,
  source: smallContent,
  progress: (line) => process.stdout.write(`${line}\n`),
});
await store.close();
