import { demoCommunity } from '@narae/demo-content/community';
import { connectStore } from '@narae/service-kit';
import { readSeedConfig } from './config.ts';
import { loadCommunity } from './desk/index.ts';

const { mongoUrl, documentKey } = readSeedConfig(process.env);
const store = await connectStore(mongoUrl, 'community');
try {
  await loadCommunity({
    store,
    content: demoCommunity,
    documentKey,
    progress: (line) => process.stdout.write(`Filling the shop: ${line}\n`),
  });
} finally {
  await store.close();
}
