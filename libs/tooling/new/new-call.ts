import type { NeededRole } from '@narae/contracts/admin-role';
import type { Access, Owner } from '@narae/contracts/call-row';
import { namesOf } from './names.ts';
import type { Project } from './project.ts';
import { serviceTest, type TestedOwner } from './service-test.ts';

interface CallOptions {
  /** Service and capability that answer it: `catalog/codes`. */
  readonly place: string;
  readonly access: Access;
}

/**
 * `call giftCards --in catalog/codes`: its row and schemas in the contracts, a use case, its route, and a test
 * through the service's HTTP face. @returns what is left to do
 */
export async function newCall(project: Project, name: string, options: CallOptions): Promise<string[]> {
  const { camel, kebab } = namesOf(name);
  const [owner = '', capability = ''] = options.place.split('/');
  const routes = `services/${owner}/src/${capability}/${capability}.routes.ts`;
  if (!project.has(routes)) throw new Error(`There is no ${routes}; name the place like --in catalog/codes.`);
  if (!isTested(owner)) throw new Error(`The ${owner} service answers no calls yet: set it up first.`);

  await addRow(project, { owner, capability, camel, access: options.access });
  const useCase = `services/${owner}/src/${capability}/${kebab}.ts`;
  const [, variable = '', type = ''] =
    /app: FastifyInstance, (\w+): (\w+)/.exec(await project.read(routes)) ?? [];
  project.create(
    useCase,
    `import type { ${type} } from '../context.ts';

/** Say what it answers, and cite its rule. */
export const ${camel} = async (_${variable}: ${type}): Promise<{ id: string }[]> => [];
`,
  );
  await project.insertBefore(
    routes,
    /^\};/gm,
    `  serve(app, ${owner}Calls.${camel}, () => ${camel}(${variable}));\n`,
  );
  await project.change(routes, (code) =>
    code.replace(/\n\n(?!import)/, `\nimport { ${camel} } from './${kebab}.ts';\n\n`),
  );
  const test = `services/${owner}/test/${kebab}.test.ts`;
  project.create(test, serviceTest(owner, camel, options.access !== 'public'));
  return [
    `libs/contracts/src/calls/${owner}/${capability}.*.ts: the fields, \`params\` and \`locale\` of the row, the errors`,
    `${useCase}: what it does`,
    `${test}: what it rejects`,
    `a screen: useCall(${camel}, input) to read it, call(${camel}, input) to change something`,
  ];
}

const isTested = (owner: string): owner is TestedOwner => ['account', 'booking', 'catalog'].includes(owner);

/** Who administers what a service answers for; another role of ACCOUNT-13 may be written in its place. */
const ownRole: Readonly<Record<Owner, NeededRole>> = {
  account: 'owner',
  catalog: 'catalogue',
  booking: 'booking',
  community: 'community',
  edge: 'owner',
};

interface Row {
  readonly owner: Owner;
  readonly capability: string;
  readonly camel: string;
  readonly access: Access;
}

/** The row and the schemas of a call; files of a new capability are made and joined to the others. */
async function addRow(project: Project, { owner, capability, camel, access }: Row): Promise<void> {
  const folder = `libs/contracts/src/calls/${owner}`;
  const rows = `${folder}/${capability}.rows.ts`;
  const calls = `${folder}/${capability}.calls.ts`;
  const { camel: group, words } = namesOf(capability);
  if (!project.has(rows)) {
    project.create(rows, `import type { CallRow } from '../../call-row.ts';\n\n// ${words}.\n`);
    project.create(
      calls,
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
    await project.change(
      `${folder}/calls.ts`,
      (code) =>
        `import { ${group}Calls } from './${capability}.calls.ts';\n${code.replace(/,?\s\};\n$/, `, ...${group}Calls };\n`)}`,
    );
  }
  const path = access === 'admin' ? `/api/admin/${camel}` : `/api/${camel}`;
  await project.change(
    rows,
    (code) =>
      `${code.trimEnd()}

export const ${camel} = {
  name: '${camel}',
  method: 'POST',
  path: '${path}',
  owner: '${owner}',
  access: '${access}',${access === 'admin' ? `\n  role: '${ownRole[owner]}',` : ''}
  params: '',
} as const satisfies CallRow;
`,
  );
  await project.insertBefore(
    calls,
    /^\};/gm,
    `  ${camel}: defineCall(rows.${camel}, {
    input: z.strictObject({}),
    output: z.array(z.object({ id: z.string() })),
  }),
`,
  );
}
