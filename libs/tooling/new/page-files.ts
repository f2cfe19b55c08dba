import type { Names } from './names.ts';

export type PageKind = 'empty' | 'data' | 'list' | 'form';

interface Page {
  readonly names: Names;
  readonly namespace: string;
  readonly call: string;
}

interface PageFiles {
  readonly page: string;
  readonly styles: string;
  readonly test: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Page, styles, test and texts of a new page. */
export const pageFiles = (kind: PageKind, page: Page): PageFiles => makers[kind](page);

const styles = `.page {
  max-inline-size: var(--page);
  margin-inline: auto;
  padding: var(--s-6) var(--gutter) var(--s-16);
}
`;

const empty = ({ names: { camel, pascal, snake, kebab, words }, namespace }: Page): PageFiles => ({
  styles,
  texts: { [`section_${snake}`]: words },
  page: `import { pageLink, useT } from '@narae/shell-sdk';
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
`,
  test: `import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import '../../texts.ts';
import ${pascal}Page from './${kebab}-page.tsx';

test('names itself and leads home', async () => {
  await renderInShell(<${pascal}Page />, { path: '/${camel}', namespaces: ['${namespace}'] });
  expect(await screen.findByRole('heading', { level: 1, name: '${words}' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});
`,
});

/** A page that shows what a call answers: rows, or the first of them. */
const answered =
  (shown: string) =>
  (page: Page): PageFiles => {
    const { names, namespace, call } = page;
    const { camel, pascal, snake, kebab, words } = names;
    return {
      styles,
      texts: {
        [`section_${snake}`]: words,
        [`${snake}_fail`]: `${words} could not be loaded`,
        [`${snake}_fail_text`]: 'Please try again in a moment.',
        [`${snake}_none`]: `No ${words.toLowerCase()} yet`,
      },
      page: `import { ${call} } from '@narae/contracts/rows';
import { pageLink, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { ButtonLink, EmptyState, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './${kebab}-page.module.css';

/** /${camel}. */
export default function ${pascal}Page(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const result = useCall(${call}, {});
  return (
    <section className={css.page} aria-busy={result.isPending}>
      <h1>{t('section_${snake}')}</h1>
      <Loaded
        result={result}
        waiting={<Skeleton shape="text" count={5} />}
        failed={{ title: t('${snake}_fail'), children: t('${snake}_fail_text') }}
      >
        {(rows) =>
          rows[0] === undefined ? (
            <EmptyState
              title={t('${snake}_none')}
              action={<ButtonLink link={pageLink('home')}>{common('btn_home')}</ButtonLink>}
            >
              {common('empty_text')}
            </EmptyState>
          ) : (
            ${shown}
          )
        }
      </Loaded>
    </section>
  );
}
`,
      test: `import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import '../../texts.ts';
import ${pascal}Page from './${kebab}-page.tsx';

const open = (answer: () => Response) => {
  globalThis.fetch = (async () => answer()) as typeof fetch;
  return renderInShell(<${pascal}Page />, { path: '/${camel}', namespaces: ['${namespace}'] });
};

test('shows what is there', async () => {
  await open(() => Response.json([{ id: 'A1' }]));
  expect(await screen.findByText('A1')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '${words}' })).toBeVisible();
});

test('says that nothing is there, and leads home', async () => {
  await open(() => Response.json([]));
  expect(await screen.findByText('No ${words.toLowerCase()} yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('says that it could not be loaded, and offers to try again', async () => {
  await open(() => new Response('{"error":"service_unavailable","message":"Later"}', { status: 503 }));
  expect(await screen.findByText('${words} could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
`,
    };
  };

const form = ({ names: { camel, pascal, snake, kebab, words }, namespace, call }: Page): PageFiles => ({
  styles: `${styles}
.form {
  display: grid;
  gap: var(--s-4);
}
`,
  texts: {
    [`section_${snake}`]: words,
    [`${snake}_name`]: 'Name',
    [`${snake}_name_missing`]: 'Enter a name.',
    [`${snake}_send`]: 'Save',
  },
  page: `import { isBlank } from '@narae/contracts/prepared-text';
import { ${call} } from '@narae/contracts/rows';
import { ApiError, toast, useCallOnce, useT } from '@narae/shell-sdk';
import { Button, TextField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './${kebab}-page.module.css';

/** /${camel}. */
export default function ${pascal}Page(): ReactNode {
  const t = useT(namespace);
  const callOnce = useCallOnce();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (isBlank(name)) return setError(t('${snake}_name_missing'));
    setBusy(true);
    try {
      await callOnce(${call}, { name });
      toast.show({ key: 'common_success', kind: 'success' });
      setName('');
    } catch (failure) {
      if (failure instanceof ApiError && failure.field === 'name') setError(failure.message);
      else toast.rejection(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={css.page}>
      <h1>{t('section_${snake}')}</h1>
      <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('${snake}_name')}
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" kind="accent" busy={busy}>
          {t('${snake}_send')}
        </Button>
      </form>
    </section>
  );
}
`,
  test: `import { renderInShell } from '@narae/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../texts.ts';
import ${pascal}Page from './${kebab}-page.tsx';

let sent: string[];
beforeEach(async () => {
  sent = [];
  globalThis.fetch = (async (_address, options) => {
    sent.push(String(options?.body));
    return Response.json({ msg: 'success' });
  }) as typeof fetch;
  await renderInShell(<${pascal}Page />, { path: '/${camel}', namespaces: ['${namespace}'] });
});

test('sends what was entered, once', async () => {
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'Spring');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(sent).toEqual([expect.stringContaining('Spring')]);
});

test('sends nothing without a name, and says so at the field', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.');
  expect(sent).toEqual([]);
});
`,
});

const makers: Readonly<Record<PageKind, (page: Page) => PageFiles>> = {
  empty,
  data: answered('<p>{rows[0].id}</p>'),
  list: answered(`<ul role="list">
              {rows.map(({ id }) => (
                <li key={id}>{id}</li>
              ))}
            </ul>`),
  form,
};
