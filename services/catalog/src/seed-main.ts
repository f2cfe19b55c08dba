import { demoContent } from '@narae/demo-content';
import { connectStore } from '@narae/service-kit';
import { readSeedConfig } from './config.ts';
import { loadContent } from './seeding/index.ts';

const { mongoUrl, mediaDir } = readSeedConfig(process.env);
const store = await connectStore(mongoUrl, 'catalog');
try {
  await loadContent({
    store,
    mediaDir,
    source: demoContent,
    progress: (line) => process.stdout.write(`Filling the shop: ${line}\n`),
  });
} finally {
  await store.close();
}
