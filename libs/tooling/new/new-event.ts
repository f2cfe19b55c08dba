import { withExports, withImport } from './imports.ts';
import { namesOf } from './names.ts';
import type { Project } from './project.ts';

/** Events leave the package by name. @param file of their aggregate, from the package's `src` */
export const exportEvents = (project: Project, file: string, names: readonly string[]): Promise<void> =>
  project.change('libs/events/src/index.ts', (code) => withExports(code, `./${file}`, names));

/**
 * `event catalog.gift-card.sold`: its definition with a schema, exported, and a test of what it takes.
 * @returns what is left to do
 */
export async function newEvent(project: Project, name: string): Promise<string[]> {
  const [domain = '', aggregate = '', verb = ''] = name.split('.');
  if (!verb || name.split('.').length !== 3)
    throw new Error('An event is named <domain>.<aggregate>.<past-tense>, such as catalog.gift-card.sold.');
  const { camel, kebab } = namesOf(`${namesOf(aggregate).kebab}-${namesOf(verb).kebab}`);
  const subject = `shop.${domain}.${namesOf(aggregate).kebab}.${namesOf(verb).kebab}.v1`;
  const id = `${namesOf(aggregate).snake}_id`;
  const own = namesOf(aggregate).kebab;
  const file = `libs/events/src/${domain}/${own}.ts`;
  const definition = `
/** Say what has happened, and who needs to know. Identifiers and facts only (ARCH-6). */
export const ${camel}V1 = defineEvent('${subject}', z.strictObject({ ${id}: Id }));
`;
  const imports = [
    `import { Id } from '@narae/contracts/primitives';`,
    `import { z } from 'zod';`,
    `import { defineEvent } from '../envelope.ts';`,
  ];
  if (project.has(file)) {
    // What an aggregate's file imports already, from wherever, is not imported again.
    await project.change(file, (code) => {
      const missing = imports.filter(
        (line) => !new RegExp(`import [^;]*\\b${/\{ (\w+)/.exec(line)?.[1]}\\b`).test(code),
      );
      return `${missing.reduce(withImport, code).trimEnd()}\n${definition}`;
    });
  } else {
    project.create(file, `${imports.join('\n')}\n${definition}`);
  }
  await exportEvents(project, `${domain}/${own}.ts`, [`${camel}V1`]);
  project.create(
    `libs/events/src/${domain}/${kebab}.test.ts`,
    `import { ${camel}V1 } from './${own}.ts';

it('takes identifiers, and nothing it does not name', () => {
  const facts = { ${id}: 'A1' };
  expect(${camel}V1.data.parse(facts)).toEqual(facts);
  expect(${camel}V1.data.safeParse({ ...facts, mem_nm: 'Kim' }).success).toBe(false);
});
`,
  );
  return [
    `${file}: the facts, and the sentence above them`,
    `services/${domain}: raise(${camel}V1, …) into the outbox of the document, in the update it reports`,
    'a consumer with consumeWithInbox in the `consumers` of its module.ts, and a test with the event twice and late',
    'npm run listing',
  ];
}
