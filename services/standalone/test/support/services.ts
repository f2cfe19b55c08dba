import { noProviders } from '@narae/account/providers';
import path from 'node:path';
import { accountService } from '@narae/account/app';
import { bookingService } from '@narae/booking/app';
import { catalogService } from '@narae/catalog/app';
import { communityService } from '@narae/community/app';
import { startTestService, type TestService } from '@narae/test-kit';
import { readBookingConfig } from '../../../booking/src/config.ts';

/** Each service by its name, alone on a store of its own, without limits; files go below the folder. */
export const startServices = async (folder: string): Promise<ReadonlyMap<string, TestService>> => {
  const publicOrigin = 'http://shop.example';
  const account = {
    signingKey: { jwk: null, file: path.join(folder, 'key.json') },
    mailLinkKey: Buffer.alloc(32, 8),
    publicOrigin,
    lifetime: { idleDays: 14, maxDays: 90 },
    domainUrls: { booking: [], community: [] },
    providers: noProviders,
    throttled: false,
  };
  const booking = readBookingConfig({
    DOCUMENT_KEY: '7'.repeat(64),
    MAIL_LINK_KEY: '8'.repeat(64),
    PUBLIC_ORIGIN: publicOrigin,
    // Nobody answers there.
    FUNPAY_URL: 'http://127.0.0.1:9',
  });
  return new Map([
    ['account', await startTestService(accountService, account)],
    ['catalog', await startTestService(catalogService, { mediaDir: folder })],
    [
      'community',
      await startTestService(communityService, { throttled: false, documentKey: booking.documentKey }),
    ],
    ['booking', await startTestService(bookingService, booking)],
  ]);
};
