/**
 * What the edge and a release's `first-screen.cjs` tell one another. The release renders a page's first screen from
 * data the edge has asked for, and says which data it missed; neither knows more of the other. Plain types.
 */

/** One call of the catalogue and what it answered. */
export interface FirstAnswer {
  readonly call: string;
  readonly info: unknown;
  readonly output: unknown;
}

/** What comes with the document, for the page that takes it over in the browser. */
export interface FirstData {
  readonly lan_tp: string;
  readonly answers: readonly FirstAnswer[];
}

/** One page to render. */
export interface FirstScreenJob extends FirstData {
  readonly id: number;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

export interface FirstScreenResult {
  readonly id: number;
  /** Inside the root element; null when it could not be rendered. */
  readonly html: string | null;
  /** Calls the page would have liked to know the answers of. */
  readonly missing: readonly Omit<FirstAnswer, 'output'>[];
  /** Style sheets and scripts the page uses beside the shell's first ones: absolute paths on this origin. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** Why it, or a part of it, could not be rendered, for the log. */
  readonly error?: string;
}

/** What the release is told when it starts. */
export interface FirstScreenStart {
  /** Folders of the remotes' releases by name. */
  readonly remotes: Readonly<Record<string, string>>;
}

/** Digest of a part that is left to the browser on purpose: nothing has gone wrong there. */
export const LEFT_TO_BROWSER = 'left-to-browser';

/** The element that carries {@link FirstData}. */
export const FIRST_DATA_ID = 'first-data';
