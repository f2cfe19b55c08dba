import type { Access, Owner } from '@narae/contracts/call-row';
import { namesOf } from './names.ts';
import type { Project } from './project.ts';
import { serviceTest, type TestedOwner } from './service-test.ts';

interface CallOptions {
  /** Service and module that answer it, with the inner folder where there is one: `catalog/site`, `booking/orders/gate`. */
  readonly place: string;
  readonly access: Access;
}

/**
 * `call giftCards --in catalog/site`: its row and schemas in the contracts, a use case, its route, and a test
 * through the service's HTTP face. @returns what is left to do
 */
export async function newCall(project: Project, name: string, options: CallOptions): Promise<string[]> {
  const { camel, kebab } = namesOf(name);
  const [owner = '', ...inside] = options.place.split('/');
  const capability = inside.at(-1) ?? '';
  const folder = `services/${owner}/src/${inside.join('/')}`;
  const routes = `${folder}/${capability}.routes.ts`;
  if (!project.has(routes)) throw new Error(`There is no ${routes}; name the place like --in catalog/site.`);
  if (!isTested(owner)) throw new Error(`The ${owner} service answers no calls yet: set it up first.`);

  await addRow(project, { owner, capability, camel, access: options.access });
  const { variable, type, from } = contextIn(await project.read(routes));
  const useCase = `${folder}/${kebab}.ts`;
  project.create(
    useCase,
    `import type { ${type} } from '${from}';

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
    `${useCase}: what it does; it may move into the file of its concept`,
    `${test}: what it rejects`,
    `a screen: useCall(${camel}, input) to read it, call(${camel}, input) to change something`,
  ];
}

/** The context that the last routes of a file are given: its variable, its type, and where the type comes from. */
const contextIn = (code: string): { variable: string; type: string; from: string } => {
  const [, variable = '', type = ''] = [...code.matchAll(/app: FastifyInstance, (\w+): (\w+)/g)].at(-1) ?? [];
  const [, from = './context.ts'] =
    new RegExp(`import [^;]*\\b${type}\\b[^;]*from '([^']+)'`).exec(code) ?? [];
  return { variable, type, from };
};

const isTested = (owner: string): owner is TestedOwner => ['account', 'booking', 'catalog'].includes(owner);

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
}

/** Adds a helper to the import of `access.ts`. */
const withMaker = (code: string, maker: string): string =>
  code.replace(/import \{ ([^}]*) \} from '\.\/access\.ts';/, (_, names: string) => {
    const all = [...new Set([...names.split(', '), maker])].sort();
    return `import { ${all.join(', ')} } from './access.ts';`;
  });

/** The row and the schemas of a call; files of a new capability are made and joined to the others. */
async function addRow(project: Project, { owner, capability, camel, access }: Row): Promise<void> {
  const folder = `libs/contracts/src/calls/${owner}`;
  const rows = `${folder}/${capability}.rows.ts`;
  const calls = `${folder}/${capability}.calls.ts`;
  const { camel: group, words } = namesOf(capability);
  const maker = makerOf(owner, access);
  if (!new RegExp(`export const ${maker} =`).test(await project.read(`${folder}/access.ts`)))
    throw new Error(`${folder}/access.ts makes no rows with access ${access} yet: add \`${maker}\` there.`);
  if (!project.has(rows)) {
    project.create(rows, `import { ${maker} } from './access.ts';\n\n// ${words}.\n`);
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
  await project.change(
    rows,
    (code) =>
      `${withMaker(code, maker).trimEnd()}\n\nexport const ${camel} = /* @__PURE__ */ ${maker}('${camel}');\n`,
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
