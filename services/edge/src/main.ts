import { runService } from '@narae/service-kit';
import { edgeService } from './app.ts';
import { readEdgeConfig } from './config.ts';

await runService(edgeService, readEdgeConfig(process.env));
