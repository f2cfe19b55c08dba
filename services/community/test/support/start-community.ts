import { startTestService, type TestOptions, type TestService } from '@narae/test-kit';
import { communityService } from '../../src/app.ts';
import { readCommunityConfig, type CommunityConfig } from '../../src/config.ts';

/** The settings of a process, but for its store and bus. */
export const settings = {
  DOCUMENT_KEY: '7'.repeat(64),
  MAIL_LINK_KEY: '8'.repeat(64),
  PUBLIC_ORIGIN: 'http://localhost:3000',
};

/** 21 November 2026, noon in Seoul. */
export const noon = new Date('2026-11-21T03:00:00Z');

/** A clock that stands still until it is moved. */
export const stoppedClock = (at = noon) => {
  let time = at.getTime();
  return {
    now: () => new Date(time),
    advance: (ms: number) => {
      time += ms;
    },
  };
};

/** The community service on an empty store. */
export const startCommunity = (
  clock: () => Date = stoppedClock().now,
  config: Partial<CommunityConfig> = {},
  where: Pick<TestOptions, 'natsUrl' | 'beside'> = {},
): Promise<TestService> =>
  startTestService(communityService, { ...readCommunityConfig(settings), ...config }, { clock, ...where });
