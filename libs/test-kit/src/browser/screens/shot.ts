import type { LanTp } from '@narae/contracts';
import type { Page } from 'playwright';
import type { Say } from '../texts.ts';
import type { Fixture } from './fixture.ts';

/** What a shot may use while it gets its screen ready. */
export interface Setting {
  readonly page: Page;
  readonly say: Say;
  readonly fixture: Fixture;
  readonly lanTp: LanTp;
  readonly width: number;
}

/** One picture: a name that is a file name, who looks, where, and what to do before the picture is taken. */
export interface Shot {
  readonly name: string;
  /** `newcomer` is a member who has nothing yet. */
  readonly as: 'visitor' | 'member' | 'newcomer' | 'administrator';
  /** An address of the shop, or a whole one elsewhere. */
  readonly at: (fixture: Fixture) => string;
  readonly act?: (set: Setting) => Promise<unknown>;
  /** Before the page opens: requests to answer differently, and the like. */
  readonly before?: (set: Setting) => Promise<unknown>;
  /** Only what the window shows, for dialogs that lie above a long page. */
  readonly window?: true;
  /** Shots that only make sense on phones or on desktops. */
  readonly only?: (width: number, lanTp: LanTp) => boolean;
}

export const isPhone = (width: number): boolean => width < 768;
