import { connectStore } from '@narae/service-kit';
import { readSeedConfig } from './config.ts';
import { demoAccounts, demoSecret, seedAccount } from './desk/index.ts';
import { loadSigningKey } from './kernel/index.ts';

/** Adds the demo member and administrators, says who they are and ends; safe to repeat. Not for a production store. */
const { mongoUrl, signingKey } = readSeedConfig(process.env);
const store = await connectStore(mongoUrl, 'account');
try {
  await seedAccount({ store, signingKey: await loadSigningKey(signingKey) });
} finally {
  await store.close();
}
for (const [name, { mem_email, mem_password }] of Object.entries(demoAccounts))
  process.stdout.write(`${name}: ${mem_email} / ${mem_password}\n`);
process.stdout.write(`second factor: ${demoSecret} (code: npm run totp)\n`);
