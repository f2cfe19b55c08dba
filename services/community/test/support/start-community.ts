import { startTestService, stoppedClock, type TestOptions, type TestService } from '@narae/test-kit';
import { communityService } from '../../src/app.ts';
import type { CommunityConfig } from '../../src/config.ts';

/** The community service on an empty store. */
export const startCommunity = (
  clock: () => Date = stoppedClock().now,
  config: CommunityConfig = { throttled: true, documentKey: Buffer.alloc(32, 7) },
  where: Pick<TestOptions, 'natsUrl' | 'beside'> = {},
): Promise<TestService> => startTestService(communityService, config, { clock, ...where });
