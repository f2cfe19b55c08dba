import { runService } from '@narae/service-kit';
import { catalogService } from './app.ts';
import { readConfig } from './config.ts';

await runService(catalogService, readConfig(process.env));
