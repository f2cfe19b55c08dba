import type { Owner } from '@narae/contracts/call-row';
import { withImport } from './imports.ts';
import { namesOf } from './names.ts';
import type { Project } from './project.ts';

/** The lowest module of each service, whose context every module has. */
const lowest: Readonly<Partial<Record<Owner, { readonly type: string; readonly face: string }>>> = {
  account: { type: 'KernelContext', face: '../kernel/index.ts' },
  booking: { type: 'KernelContext', face: '../kernel/index.ts' },
  catalog: { type: 'ContentContext', face: '../content/index.ts' },
  community: { type: 'KernelContext', face: '../kernel/index.ts' },
};

/**
 * A module without calls: face, context, routes, and its place as the highest of the list in app.ts.
 * @throws Error for a service that is no list of modules
 */
export async function newModule(project: Project, owner: Owner, name: string): Promise<void> {
  const base = lowest[owner];
  if (!base) throw new Error(`The ${owner} service has no modules.`);
  const { camel, kebab, pascal, words } = namesOf(name);
  const folder = `services/${owner}/src/${kebab}`;
  project.create(
    `${folder}/context.ts`,
    `import type { ${base.type} } from '${base.face}';

/** What the use cases of ${words.toLowerCase()} work with: models of its own, and contexts of lower modules, are added here. */
export type ${pascal}Context = ${base.type};
`,
  );
  project.create(
    `${folder}/${kebab}.routes.ts`,
    `import { ${owner}Calls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ${pascal}Context } from './context.ts';

/** ${words}. */
export const ${camel}Routes = (app: FastifyInstance, context: ${pascal}Context): void => {
};
`,
  );
  project.create(
    `${folder}/module.ts`,
    `import type { ServiceModule } from '@narae/service-kit';
import type { ${pascal}Context } from './context.ts';
import { ${camel}Routes } from './${kebab}.routes.ts';

/** ${words}. */
export const ${camel}Module: ServiceModule<${pascal}Context> = {
  name: '${kebab}',
  routes: [${camel}Routes],
};
`,
  );
  project.create(`${folder}/index.ts`, `export { ${camel}Module } from './module.ts';\n`);
  await project.change(`services/${owner}/src/app.ts`, (code) =>
    withImport(code, `import { ${camel}Module } from './${kebab}/index.ts';`).replace(
      /(const modules\b[^=]*= \[[^\]]*?),?\n\];/,
      `$1,\n  ${camel}Module,\n];`,
    ),
  );
}
