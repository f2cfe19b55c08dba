import type { Access, Owner } from '@narae/contracts/call-row';
import { addRow } from './call-row.ts';
import { withImport } from './imports.ts';
import { namesOf } from './names.ts';
import { newModule } from './new-module.ts';
import type { Project } from './project.ts';
import { isTested, serviceTest } from './service-test.ts';
import { useCaseName } from './use-case-name.ts';

interface CallOptions {
  /** Service and module that answer it, with the inner folder where there is one: `catalog/site`, `booking/orders/gate`. */
  readonly place: string;
  readonly access: Access;
  /** It takes fields and changes something; otherwise it answers rows. */
  readonly changes?: boolean;
}

/**
 * `call giftCards --in catalog/site`: its row and schemas in the contracts, a use case, its route, and a test
 * through the service's HTTP face; a module that is not there yet is made. @returns what is left to do
 */
export async function newCall(
  project: Project,
  name: string,
  { place, access, changes = false }: CallOptions,
): Promise<string[]> {
  const { camel } = namesOf(name);
  const [service = '', ...inside] = place.split('/');
  const owner = service as Owner;
  const capability = inside.at(-1) ?? '';
  const folder = `services/${owner}/src/${inside.join('/')}`;
  const routes = `${folder}/${capability}.routes.ts`;
  if (!isTested(owner)) throw new Error(`There is no service ${owner} that is made of modules.`);
  const useCase = useCaseName(camel, changes);
  const file = namesOf(useCase).kebab;

  const isNew = !project.has(`services/${owner}/src/${inside[0]}/module.ts`);
  if (isNew && inside.length === 1) await newModule(project, owner, capability);
  else if (!project.has(routes))
    throw new Error(`There is no ${routes}; name the place like --in catalog/site, or a new module.`);
  await addRow(project, { owner, capability, camel, access, changes });
  const { variable, type, from } = contextIn(await project.read(routes));
  project.create(
    `${folder}/${file}.ts`,
    changes ? changing(useCase, type, from) : reading(useCase, type, from),
  );
  await project.insertBefore(
    routes,
    /^\};/gm,
    changes
      ? `  serve(app, ${owner}Calls.${camel}, async (input) => {
    await ${useCase}(${variable}, input);
    return success;
  });\n`
      : `  serve(app, ${owner}Calls.${camel}, () => ${useCase}(${variable}));\n`,
  );
  await project.change(routes, (code) => {
    const imported = withImport(code, `import { ${useCase} } from './${file}.ts';`);
    return changes ? withKit(imported, 'success') : imported;
  });
  const test = `services/${owner}/test/${namesOf(name).kebab}.test.ts`;
  project.create(test, serviceTest(owner, camel, { guarded: access !== 'public', changes }));
  return [
    `libs/contracts/src/calls/${owner}/${capability}.*.ts: the fields, \`params\` and \`locale\` of the row, the errors`,
    `${folder}/${file}.ts: what it does; it may move into the file of its concept`,
    `${test}: what it rejects`,
    changes
      ? `a screen: useCallOnce()(${camel}, input), then invalidate what it changes`
      : `a screen: useCall(${camel}, input)`,
    'npm run listing',
    ...(isNew ? ['npm run map: the drawing of the modules in docs/architecture.md'] : []),
    ...(access === 'own' ? [`services/${owner}/test/ownership.test.ts: whose is what it takes`] : []),
  ];
}

const reading = (
  useCase: string,
  type: string,
  from: string,
): string => `import type { ${type} } from '${from}';

/** Say what it answers, and cite its rule. */
export const ${useCase} = async (_context: ${type}): Promise<{ id: string }[]> => [];
`;

const changing = (
  useCase: string,
  type: string,
  from: string,
): string => `import type { ${type} } from '${from}';

/** Say what it changes, cite its rule, and name its errors: \`@throws DomainError …\`. */
export const ${useCase} = async (_context: ${type}, _input: { readonly name: string }): Promise<void> => {
  // One conditional update, with the event that it raises (ARCH-4, ARCH-5).
};
`;

/** Adds a name to the import of the kit. */
const withKit = (code: string, name: string): string =>
  code.replace(/import \{([^}]*)\} from '@narae\/service-kit';/, (line, names: string) => {
    const all = names
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
    return all.includes(name) ? line : `import { ${[...all, name].join(', ')} } from '@narae/service-kit';`;
  });

/** The context that the last routes of a file are given: its variable, its type, and where the type comes from. */
const contextIn = (code: string): { variable: string; type: string; from: string } => {
  const [, variable = '', type = ''] = [...code.matchAll(/app: FastifyInstance, (\w+): (\w+)/g)].at(-1) ?? [];
  const [, from = './context.ts'] =
    new RegExp(`import [^;]*\\b${type}\\b[^;]*from '([^']+)'`).exec(code) ?? [];
  return { variable, type, from };
};
