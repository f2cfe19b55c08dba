import { createHash } from 'node:crypto';

/** What does not count: maps, and copies and pages that are made of the rest. */
const LEFT_OUT = /\.(map|br|gz)$|^index\.html$/;

/** The name of a build by its content: `[name, bytes]` of its files, in any order; twelve hexadecimal digits. */
export function versionOf(files) {
  const hash = createHash('sha256');
  const counted = [...files].filter(([name]) => !LEFT_OUT.test(name));
  for (const [name, bytes] of counted.sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 12);
}
