import type { SsrResult } from '@narae/ssr/protocol';
import type { PageStyle } from './page-styles.ts';

/** What a page shows before its scripts have come. */
export interface FirstScreen extends Pick<SsrResult, 'scripts'> {
  readonly styles: readonly PageStyle[];
  readonly html: string;
  /** The data it was made from (`PreloadedData`) as they may stand in a script element. */
  readonly data: string;
}
