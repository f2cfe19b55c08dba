import { openSite } from './app.ts';

await openSite();
