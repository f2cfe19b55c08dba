import type { LanTp } from '@narae/contracts';
import type { BrowserContext, Page } from 'playwright/test';
import type { Say } from '../src/browser/texts.ts';
import type { Fixture } from './fixture.ts';

/** What a capability check works with: the site, the member's browser, and the language it runs in. */
export interface CheckContext {
  readonly fixture: Fixture;
  /** A page of the signed-in member. */
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens a page of a visitor without cookies or storage. */
  readonly openVisitor: () => Promise<Page>;
  readonly lanTp: LanTp;
  readonly say: Say;
  readonly isPhone: boolean;
  /** cart_id of an order that waits for payment. */
  readonly order: string;
}

/** The address of a screen in a language. */
export const addressOf = (
  { fixture, lanTp }: Pick<CheckContext, 'fixture' | 'lanTp'>,
  path: string,
): string => {
  const url = new URL(path, fixture.site.origin);
  url.searchParams.set('lan_tp', lanTp);
  return url.href;
};
