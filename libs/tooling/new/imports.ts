const importPattern = /^import [^;]*? from '([^']+)';\n|^import '([^']+)';\n/gm;

/** Packages first, then files of the same package; both by their path. */
const order = (from: string): string => `${from.startsWith('.') ? 1 : 0}${from}`;

/** Adds an import where it belongs among those of a file; the others stay where they are. */
export function withImport(code: string, line: string): string {
  const [, from = ''] = /'([^']+)';$/.exec(line) ?? [];
  const present = [...code.matchAll(importPattern)];
  const next = present.find(({ 1: named, 2: bare }) => order(named ?? bare ?? '') > order(from));
  const last = present.at(-1);
  const at = next?.index ?? (last ? last.index + last[0].length : 0);
  return `${code.slice(0, at)}${line}\n${code.slice(at)}`;
}
