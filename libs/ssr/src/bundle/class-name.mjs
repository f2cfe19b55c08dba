import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));

export const nameOfFile = (file) => path.relative(repositoryRoot, file).replaceAll(path.sep, '/');

/** By file and name alone, so that server markup wears the classes of the browser's style sheets. */
export const classNameOf = (file, local, production) => {
  const hash = createHash('sha256')
    .update(`${nameOfFile(file)} ${local}`)
    .digest('base64url')
    .slice(0, 6);
  return production ? `_${hash}` : `${path.basename(file, '.module.css')}__${local}__${hash}`;
};
