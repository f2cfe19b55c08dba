export const apps: readonly string[];

interface TextPack {
  readonly app: string;
  readonly namespace: string;
  /** From the project's folder. */
  readonly folder: string;
}
export const textPacks: readonly TextPack[];
