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

const exportPattern = /^export \{([^}]*)\} from '([^']+)';\n/gm;

/** Adds names to what a face exports of a file; a file it does not know yet stands by its path, after the first one. */
export function withExports(code: string, from: string, names: readonly string[]): string {
  const present = [...code.matchAll(exportPattern)];
  const known = present.find(({ 2: file }) => file === from);
  const before = (known?.[1] ?? '').split(',').map((name) => name.trim());
  const all = [...before.filter((name) => name !== ''), ...names].toSorted();
  const line = `export { ${all.join(', ')} } from '${from}';\n`;
  if (known) return code.replace(known[0], line);
  const next = present.slice(1).find(({ 2: file = '' }) => file > from);
  const at = next?.index ?? code.length;
  return `${code.slice(0, at)}${line}${code.slice(at)}`;
}
