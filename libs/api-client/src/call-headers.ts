import { settings } from './client-settings.ts';
import { newTraceparent } from './trace.ts';

/** What every call and upload says of itself. @param shown the member the page shows (ACCOUNT-44); undefined where nobody is named */
export const callHeaders = (shown: string | undefined): Readonly<Record<string, string>> => ({
  accept: 'application/json',
  'x-lan-tp': settings.lanTp(),
  traceparent: newTraceparent(),
  ...(shown !== undefined && { 'x-mem-id': shown }),
});
