import type { Access, Owner } from '@narae/contracts/call-row';
import { withImport } from './imports.ts';
import { namesOf } from './names.ts';
import type { Project } from './project.ts';

/** Which helper of a service's `access.ts` makes the rows of an access; the catalogue has none for members. */
const makerOf = (owner: Owner, access: Access): string =>
  // Account's desk is its owners' alone (ACCOUNT-13).
  owner === 'account' && access === 'admin'
    ? 'accountOwnerAdmin'
    : `${owner}${access.charAt(0).toUpperCase()}${access.slice(1)}`;

interface Row {
  readonly owner: Owner;
  readonly capability: string;
  readonly camel: string;
  readonly access: Access;
  readonly changes: boolean;
}

/** Adds a helper to the import of `access.ts`. */
const withMaker = (code: string, maker: string): string =>
  code.replace(/import \{ ([^}]*) \} from '\.\/access\.ts';/, (_, names: string) => {
    const all = [...new Set([...names.split(', '), maker])].sort();
    return `import { ${all.join(', ')} } from './access.ts';`;
  });

/** Makes the files of a capability that has no calls yet, and joins them to the others. */
async function newCapability(project: Project, owner: Owner, capability: string): Promise<void> {
  const folder = `libs/contracts/src/calls/${owner}`;
  const { camel: group, words } = namesOf(capability);
  project.create(`${folder}/${capability}.rows.ts`, `import {  } from './access.ts';\n\n// ${words}.\n`);
  project.create(
    `${folder}/${capability}.calls.ts`,
    `import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import * as rows from './${capability}.rows.ts';

/** ${words}. */
export const ${group}Calls = {
};
`,
  );
  await project.change(
    'libs/contracts/src/calls/rows.ts',
    (code) => `${code.trimEnd()}\nexport * from './${owner}/${capability}.rows.ts';\n`,
  );
  await project.change(`${folder}/calls.ts`, (code) =>
    withImport(code, `import { ${group}Calls } from './${capability}.calls.ts';`).replace(
      /,?\s\};\n$/,
      `, ...${group}Calls };\n`,
    ),
  );
}

const schemasOf = (changes: boolean): string =>
  changes
    ? `    input: z.strictObject({ name: z.string().trim().min(1).max(100) }),
    output: Success,`
    : `    input: z.strictObject({}),
    output: z.array(z.object({ id: z.string() })),`;

/** The row and the schemas of a call. */
export async function addRow(
  project: Project,
  { owner, capability, camel, access, changes }: Row,
): Promise<void> {
  const folder = `libs/contracts/src/calls/${owner}`;
  const rows = `${folder}/${capability}.rows.ts`;
  const calls = `${folder}/${capability}.calls.ts`;
  const maker = makerOf(owner, access);
  if (!new RegExp(`export const ${maker} =`).test(await project.read(`${folder}/access.ts`)))
    throw new Error(`${folder}/access.ts makes no rows with access ${access} yet: add \`${maker}\` there.`);
  if (!project.has(rows)) await newCapability(project, owner, capability);
  const params = changes ? `, 'name'` : '';
  await project.change(rows, (code) => {
    const imported = code.includes('import {  }')
      ? code.replace('{  }', `{ ${maker} }`)
      : withMaker(code, maker);
    return `${imported.trimEnd()}\n\nexport const ${camel} = /* @__PURE__ */ ${maker}('${camel}'${params});\n`;
  });
  await project.insertBefore(
    calls,
    /^\};/gm,
    `  ${camel}: defineCall(rows.${camel}, {
${schemasOf(changes)}
  }),
`,
  );
  if (changes && !/import [^;]*\bSuccess\b/.test(await project.read(calls)))
    await project.change(calls, withSuccess);
}

const withSuccess = (code: string): string => {
  const from = /import \{([^}]*)\} from '(\.\.\/\.\.\/primitives\.ts)';/;
  return from.test(code)
    ? code.replace(
        from,
        (_, names: string) =>
          `import {${names.trimEnd().replace(/,$/, '')}, Success } from '../../primitives.ts';`,
      )
    : withImport(code, `import { Success } from '../../primitives.ts';`);
};
