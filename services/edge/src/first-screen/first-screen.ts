import type { FirstScreenResult } from '@narae/contracts/first-screen';
import type { PageStyle } from './page-styles.ts';

/** What a page shows before its scripts have come. */
export interface FirstScreen extends Pick<FirstScreenResult, 'scripts'> {
  readonly styles: readonly PageStyle[];
  readonly html: string;
  /** The data it was made from (`FirstData`) as they may stand in a script element. */
  readonly data: string;
}
