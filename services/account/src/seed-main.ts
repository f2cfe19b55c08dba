import { connectStore } from '@narae/service-kit';
import { readSeedConfig } from './config.ts';
import { demoAccounts, seedAccount } from './seed/seed.ts';

/** Adds the demo member and administrator, says who they are and ends; safe to repeat. Not for a production store. */
const { mongoUrl } = readSeedConfig(process.env);
const store = await connectStore(mongoUrl, 'account');
try {
  await seedAccount({ store });
} finally {
  await store.close();
}
const { member, admin } = demoAccounts;
process.stdout.write(`Member: ${member.mem_email} / ${member.mem_password}\n`);
process.stdout.write(`Administrator: ${admin.mem_email} / ${admin.mem_password}\n`);
