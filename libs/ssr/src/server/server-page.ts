import type { StyleSheet } from './style-sheets.ts';

/** A page as the server has rendered it, for the shell's document. */
export interface ServerPage {
  /** Inside the root element. */
  readonly html: string;
  /** Links for the head. */
  readonly head: string;
  /** The data it was made from (`PreloadedData`) as they may stand in a script element. */
  readonly data: string;
  readonly styles: readonly StyleSheet[];
  /** Addresses of the scripts that hydrate it. */
  readonly scripts: readonly string[];
}

/** Which page somebody asks for. */
export interface PageRequest {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly lan_tp: string;
}
