import { namesOf, type Names } from './names.ts';
import type { Project } from './project.ts';
import { addTexts } from './texts.ts';

/**
 * `page giftCards --in mfe-community`: its entry in the table of pages, its route, a page with texts in every
 * language, and a test. @returns what is left to do
 */
export async function newPage(project: Project, name: string, remote: string): Promise<string[]> {
  const names = namesOf(name);
  const namespace = remote.replace(/^mfe-/, '');
  const table = `libs/contracts/src/pages/${namespace}.pages.ts`;
  if (!project.has(table)) throw new Error(`There is no remote ${remote}.`);
  const folder = `${remote}/src/features/${names.kebab}/${names.kebab}-page`;
  project.create(`${folder}.tsx`, page(names));
  project.create(`${folder}.module.css`, styles);
  project.create(`${folder}.test.tsx`, test(names, namespace));
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
  await addTexts(project, `${remote}/src/locales`, { [`section_${names.snake}`]: names.words });
  return [
    `${table}: values in the address, guard, indexable, ssr (ssr: also libs/test-kit/ssr/server-rendered-pages.ts)`,
    `${remote}/src/locales: the title in every language; it is English everywhere now`,
    `${folder}.tsx: its content, with states for loading, empty and error`,
    'shell/src/menu: an entry, where people look for it',
    'libs/test-kit/e2e/every-address.spec.ts: a row',
  ];
}

const page = ({
  camel,
  pascal,
  snake,
  kebab,
}: Names): string => `import { pageLink, useT } from '@narae/shell-sdk';
import { ButtonLink, EmptyState } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './${kebab}-page.module.css';

/** /${camel}. */
export default function ${pascal}Page(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <section className={css.page}>
      <EmptyState
        headingLevel={1}
        title={t('section_${snake}')}
        action={<ButtonLink link={pageLink('home')}>{common('btn_home')}</ButtonLink>}
      >
        {common('empty_text')}
      </EmptyState>
    </section>
  );
}
`;

const styles = `.page {
  max-inline-size: var(--page);
  margin-inline: auto;
  padding: var(--s-6) var(--gutter) var(--s-16);
}
`;

const test = (
  { camel, pascal, kebab, words }: Names,
  namespace: string,
): string => `import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import '../../texts.ts';
import ${pascal}Page from './${kebab}-page.tsx';

test('names itself and leads home', async () => {
  await renderInShell(<${pascal}Page />, { path: '/${camel}', namespaces: ['${namespace}'] });
  expect(await screen.findByRole('heading', { level: 1, name: '${words}' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
`;
