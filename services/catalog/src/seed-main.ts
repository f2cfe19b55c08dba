import { connectStore } from '@narae/service-kit';
import { readSeedConfig } from './config.ts';
import { seedCatalog } from './seed/seed.ts';

/** Fills an empty catalogue with demo content and ends; safe to repeat and to interrupt. */
const { mongoUrl, mediaDir } = readSeedConfig(process.env);
const store = await connectStore(mongoUrl, 'catalog');
try {
  await seedCatalog({
    store,
    mediaDir,
    progress: (line) => process.stdout.write(`Filling the shop: ${line}\n`),
  });
} finally {
  await store.close();
}
