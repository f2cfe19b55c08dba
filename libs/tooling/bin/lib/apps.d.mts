export const apps: readonly string[];

interface TextPack {
  readonly app: string;
  readonly namespace: string;
  /** From the project's folder. */
  readonly folder: string;
}
export const textPacks: readonly TextPack[];

/** Packs of texts by key, and nested ones: files with `*` in the place of the language. */
export const keyPacks: readonly string[];
export const treePacks: readonly string[];
