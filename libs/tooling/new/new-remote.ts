import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bin/lib/run.mjs';
import { withImport } from './imports.ts';
import { namesOf, type Names } from './names.ts';
import { newPage } from './new-page.ts';
import type { Project } from './project.ts';
import { addTexts } from './texts.ts';

/**
 * `remote gifts`: the workspace mfe-gifts with its build, its texts and a first page.
 * @returns what is left to do
 */
export async function newRemote(project: Project, name: string): Promise<string[]> {
  const names = namesOf(name.replace(/^mfe-/, ''));
  if (names.kebab !== names.camel)
    throw new Error('A remote has one word for a name: it is a global name too.');
  const remote = `mfe-${names.kebab}`;
  const example = 'mfe-community';
  const manifest = await project.read(`${example}/package.json`);
  project.create(`${remote}/package.json`, manifest.replaceAll(example, remote));
  project.create(`${remote}/tsconfig.json`, await project.read(`${example}/tsconfig.json`));
  const build = await project.read(`${example}/webpack.config.mjs`);
  project.create(
    `${remote}/webpack.config.mjs`,
    build.replaceAll(example, remote).replace(/port: \d+/, `port: ${freePort()}`),
  );
  project.create(`${remote}/src/texts.ts`, texts(names));
  project.create(`${remote}/src/exposes/routes.tsx`, routes(names, remote));
  project.create(`${remote}/src/exposes/fragments.tsx`, fragments);
  await addTexts(project, `${remote}/src/locales`, {});
  await project.change('libs/contracts/src/slots.ts', (code) =>
    code.replace(/(remoteNames = \[[^\]]*)\]/, `$1, '${remote}']`),
  );
  project.create(`libs/contracts/src/pages/${names.kebab}.pages.ts`, pages(names));
  await project.change('libs/contracts/src/pages.ts', (code) =>
    withImport(code, `import { ${names.camel}Pages } from './pages/${names.kebab}.pages.ts';`).replace(
      /^\} as const;/m,
      `  ...${names.camel}Pages,\n$&`,
    ),
  );
  const left = await newPage(project, names.camel, { remote });
  return ['npm install (it links the new workspace) and commit package-lock.json', ...left];
}

/** The port after the last one that a remote serves on alone. */
function freePort(): number {
  const ports = readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => readFileSync(path.join(root, folder, 'webpack.config.mjs'), 'utf8'))
    .map((config) => Number(/port: (\d+)/.exec(config)?.[1] ?? 0));
  return Math.max(...ports) + 1;
}

const texts = ({ camel }: Names): string => `import { addPacks } from '@narae/shell-sdk';
import type texts from './locales/ENG.json';

declare module '@narae/i18n/packs' {
  interface Packs {
    ${camel}: typeof texts;
  }
}

/** Namespace of this remote's texts: \`useT(namespace)\`. */
export const namespace = '${camel}';

addPacks(namespace, (lanTp) => import(\`./locales/\${lanTp}.json\`, { with: { type: 'json' } }));
`;

const routes = (_names: Names, remote: string): string => `import { definePages } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default definePages('${remote}', namespace, {
});
`;

const fragments = `import { defineFragments } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default defineFragments({ namespace, fragments: {} });
`;

const pages = ({ camel, words }: Names): string => `import type { Page } from './page.ts';

/** Pages of ${words.toLowerCase()}. */
export const ${camel}Pages = {
} as const satisfies Record<string, Page>;
`;
