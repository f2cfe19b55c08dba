import type { LanTp } from '@narae/contracts';
import type { BrowserContext, Page } from 'playwright/test';
import type { Say } from '../src/browser/texts.ts';
import type { Stage } from './stage.ts';

/** Where an ability is tried. */
export interface Setting {
  readonly stage: Stage;
  /** A page of the signed-in member. */
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens a page of somebody who has never been here. */
  readonly openVisitor: () => Promise<Page>;
  readonly lanTp: LanTp;
  readonly say: Say;
  readonly isPhone: boolean;
  /** An order that waits for payment. */
  readonly order: string;
}

/** The address of a screen in a language. */
export const addressOf = ({ stage, lanTp }: Pick<Setting, 'stage' | 'lanTp'>, path: string): string => {
  const url = new URL(path, stage.site.origin);
  url.searchParams.set('lan_tp', lanTp);
  return url.href;
};
