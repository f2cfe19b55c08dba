import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bin/lib/run.mjs';
import { namesOf } from './names.ts';
import { pageFiles, type PageKind } from './page-files.ts';
import type { Project } from './project.ts';
import { addTexts } from './texts.ts';

interface PageOptions {
  readonly remote: string;
  /** What it shows of a call: nothing, its first row, its rows, or a form that sends it. */
  readonly kind?: PageKind;
  readonly call?: string;
}

/**
 * `page giftCards --in mfe-community --list giftCards`: its entry in the table of pages, its route, a page with texts
 * in every language, and a test. @returns what is left to do
 */
export async function newPage(
  project: Project,
  name: string,
  { remote, kind = 'empty', call = '' }: PageOptions,
): Promise<string[]> {
  const names = namesOf(name);
  const namespace = remote.replace(/^mfe-/, '');
  const table = `libs/contracts/src/pages/${namespace}.pages.ts`;
  if (!project.has(table)) throw new Error(`There is no remote ${remote}.`);
  if (kind !== 'empty' && !(await hasRow(project, call)))
    throw new Error(`There is no call "${call}": make it first, with npm run new -- call ${call || 'NAME'}.`);
  const folder = `${remote}/src/features/${names.kebab}/${names.kebab}-page`;
  const files = pageFiles(kind, { names, namespace, call });
  project.create(`${folder}.tsx`, files.page);
  project.create(`${folder}.module.css`, files.styles);
  project.create(`${folder}.test.tsx`, files.test);
  await project.insertBefore(
    table,
    /^\} as const satisfies/gm,
    `  ${names.camel}: {
    path: '/${names.camel}',
    owner: '${remote}',
    query: [],
    title: '${namespace}:section_${names.snake}',
  },
`,
  );
  await project.insertBefore(
    `${remote}/src/exposes/routes.tsx`,
    /^\}\);/gm,
    `  ${names.camel}: () => import('../features/${names.kebab}/${names.kebab}-page.tsx'),\n`,
  );
  await project.insertBefore(
    'libs/test-kit/e2e/page-addresses.ts',
    /^\};\n\n\/\*\* The tabs/gm,
    `  ${names.camel}: plain,\n`,
  );
  await addTexts(project, `${remote}/src/locales`, files.texts);
  return [
    `${table}: values in the address, guard, indexable, ssr (ssr: also libs/test-kit/ssr/server-rendered-pages.ts)`,
    `${remote}/src/locales: the texts in every language; they are English everywhere now`,
    `${folder}.tsx: its content${kind === 'empty' ? ', with states for loading, empty and error' : ''}`,
    'shell/src/menu: an entry, where people look for it',
    'libs/test-kit/e2e/page-addresses.ts: what it is asked for, where that is something; every-address.spec.ts: a row',
    'npm run listing',
  ];
}

/** Whether the contracts have a call of this name, also one that is about to be written. */
async function hasRow(project: Project, call: string): Promise<boolean> {
  const folder = 'libs/contracts/src/calls';
  const stored = readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`);
  const rows = [...stored, ...project.files].filter((file) => file.endsWith('.rows.ts'));
  const texts = await Promise.all(rows.map((file) => project.read(file)));
  return texts.some((code) => new RegExp(`export const ${call} =`).test(code));
}
