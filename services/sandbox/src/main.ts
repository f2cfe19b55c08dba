import { connectStore, createLogger } from '@narae/service-kit';
import { sandboxService } from './app.ts';
import { readSandboxProcess } from './config.ts';

const { config, mongoUrl, logLevel } = readSandboxProcess(process.env);
const log = createLogger('sandbox', logLevel);
const store = await connectStore(mongoUrl, 'sandbox');
const sandbox = await sandboxService.start(config, { store, log });
console.log(`Sandbox ${sandbox.origin}, mails by ${sandbox.smtpUrl}, mailbox ${sandbox.origin}/mailbox`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await sandbox.close();
    await store.close();
  });
}
