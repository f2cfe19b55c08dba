export function missingFile(lanTp: string): string;
export function leaves(value: unknown, at?: string): readonly (readonly [string, unknown])[];

interface Missing {
  readonly file: string;
  readonly from: string;
  /** Keys by pack that still read as in the language they were copied from. */
  readonly left: Readonly<Record<string, readonly string[]>>;
  readonly translated: readonly string[];
  readonly count: number;
}
export function missingTexts(root: string, lanTp: string): Promise<Missing | null>;
export function renewMissing(root: string, lanTp: string): Promise<void>;
