/** What the edge, a release's `ssr.cjs` and the browser tell one another, in plain types. */

export interface PreloadedAnswer {
  readonly call: string;
  readonly info: unknown;
  readonly output: unknown;
}

export type Question = Omit<PreloadedAnswer, 'output'>;

export interface PreloadedData {
  readonly lan_tp: string;
  readonly answers: readonly PreloadedAnswer[];
  /** The server's moment that the page is drawn for, in epoch milliseconds; older edges name none. */
  readonly drawn_at?: number;
}

export interface SsrJob extends PreloadedData {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly remotes: Readonly<Record<string, string>>;
}

export interface SsrResult {
  /** Inside the root element; null when it could not be rendered. */
  readonly html: string | null;
  /** Links that React wants in the head: pictures to preload, say. */
  readonly head: string;
  readonly missing: readonly Question[];
  /** Style sheets and scripts the page uses beside the shell's first ones: absolute paths on this origin. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Why it, or a part of it, could not be rendered, for the log. */
  readonly error?: string;
}

/** What a release's `ssr.cjs` exports as `render`: renders one page, one at a time. Never rejects. */
export type Render = (job: SsrJob) => Promise<SsrResult>;

/** Digest of a part that is rendered in the browser only, on purpose: nothing has gone wrong there. */
export const CLIENT_ONLY = 'client-only';

export const PRELOADED_DATA_ID = 'preloaded-data';
