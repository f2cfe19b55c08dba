import { runService } from '@narae/service-kit';
import { communityService } from './app.ts';
import { readConfig } from './config.ts';

await runService(communityService, readConfig(process.env));
