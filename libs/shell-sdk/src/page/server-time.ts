import { serverTime as clock } from '@narae/api-client';
import { drawnAt } from '@narae/ssr/preload';

/**
 * Now by the server's clock. While a page hydrates it is the moment for which the server drew it: what the device's own
 * day would draw is not what stands there (CALL-14).
 */
export const serverTime = (): Date => drawnAt() ?? clock();
