import { openSite } from './site.ts';

await openSite();
