export interface Source {
  readonly file: string;
  readonly code: string;
}
export function readSources(folders: readonly string[]): Promise<Source[]>;
export function withoutLists(code: string): string;
export function unreadKeys(
  keys: Iterable<string>,
  sources: readonly Pick<Source, 'code'>[],
  composing?: readonly Pick<Source, 'code'>[],
): string[];
export function namedKeys(source: Pick<Source, 'code'>, namespace: string, main: boolean): string[];
