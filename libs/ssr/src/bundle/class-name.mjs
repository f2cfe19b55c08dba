import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/** A file as every build names it, from the repository's root. */
export const nameOfFile = (file) => path.relative(repositoryRoot, file).replaceAll(path.sep, '/');

/**
 * The class a local name of a CSS module becomes. By file and name alone, so that a page rendered by a server wears
 * the classes of the style sheets that were built for the browser.
 */
export const classNameOf = (file, local, production) => {
  const hash = createHash('sha256')
    .update(`${nameOfFile(file)} ${local}`)
    .digest('base64url')
    .slice(0, 6);
  return production ? `_${hash}` : `${path.basename(file, '.module.css')}__${local}__${hash}`;
};
