import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const remotes = ['mfe-account', 'mfe-booking', 'mfe-catalog', 'mfe-community'];

/** Forms of no remote's table (SHELL-18): why. */
const elsewhere: Readonly<Record<string, string>> = {
  'libs/shell-sdk/src/admin/admin-search.tsx': 'a search: the address keeps its words',
  'libs/shell-sdk/src/admin/list/typed-filters.tsx': 'filters: the address keeps them',
  'libs/ui/src/overlays/action-dialog.tsx': 'the frame of forms in dialogs, which is given one',
  'mfe-account/src/features/login-result/login-result-page.tsx': 'useForm; three boxes to agree to',
  'mfe-account/src/features/second-factor/set-up.tsx': 'useForm; tried as the code of the second factor',
  'mfe-booking/src/features/admin/cancellations/cancellations-part.tsx': 'a search of the back office',
  'mfe-booking/src/features/gate/check-in.tsx': 'a search at the gate, which works offline',
  'mfe-catalog/src/features/admin/content-form.tsx': 'its own way yet: drafts on the server (CATALOG-11)',
  'mfe-catalog/src/features/lists/filters.tsx': 'filters: the address keeps them',
  'mfe-community/src/features/questions/question-table.tsx': 'a search: the address keeps its words',
  'shell/src/controls/search-field.tsx': 'a search: the address keeps its words',
};

const folders = [...remotes, 'shell', ...readdirSync(join(root, 'libs')).map((lib) => `libs/${lib}`)];
const sources = folders
  .map((folder) => `${folder}/src`)
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .toSorted();
const withForms = sources.filter((file) =>
  /<(form|ActionDialog)\b/.test(read(file).replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')),
);

const tables = remotes
  .filter((remote) => existsSync(join(root, remote, 'src/forms.test.tsx')))
  .flatMap((remote) =>
    [...read(`${remote}/src/forms.test.tsx`).matchAll(/file: '([^']+)'/g)].map(
      ([, file]) => `${remote}/src/${file}`,
    ),
  );

test('every form stands in the table of its remote, or says why it does not', () => {
  expect(withForms).toEqual([...new Set([...tables, ...Object.keys(elsewhere)])].toSorted());
});

test('whatever stands in a table is a form of the one way', () => {
  const own = tables.filter(
    (file) => !/<form\b[^>]*\{\.\.\.[\w.]+\.props\}|<ActionDialog\s+form=\{/.test(read(file)),
  );
  expect(own).toEqual([]);
});
