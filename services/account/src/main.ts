import { runService } from '@narae/service-kit';
import { accountService } from './app.ts';
import { readConfig } from './config.ts';

await runService(accountService, readConfig(process.env));
