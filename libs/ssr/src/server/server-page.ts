import type { StyleSheet } from './style-sheets.ts';

export interface ServerPage {
  readonly html: string;
  readonly head: string;
  /** The data it was made from (`PreloadedData`) as they may stand in a script element. */
  readonly data: string;
  readonly styles: readonly StyleSheet[];
  readonly scripts: readonly string[];
}

export interface PageRequest {
  readonly path: string;
  readonly search: string;
  readonly lan_tp: string;
}
