import { namesOf } from './names.ts';
import type { Project } from './project.ts';

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
  const file = `libs/events/src/${domain}/${kebab}.v1`;
  project.create(
    `${file}.ts`,
    `import { Id } from '@narae/contracts/primitives';
import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** Say what has happened, and who needs to know. Identifiers and facts only (ARCH-6). */
export const ${camel}V1 = defineEvent('${subject}', z.strictObject({ ${id}: Id }));
`,
  );
  project.create(
    `${file}.test.ts`,
    `import { ${camel}V1 } from './${kebab}.v1.ts';

it('takes identifiers, and nothing it does not name', () => {
  const facts = { ${id}: 'A1' };
  expect(${camel}V1.data.parse(facts)).toEqual(facts);
  expect(${camel}V1.data.safeParse({ ...facts, mem_nm: 'Kim' }).success).toBe(false);
});
`,
  );
  await project.change('libs/events/src/index.ts', (code) => {
    const [first = '', ...lines] = code.trimEnd().split('\n');
    const line = `export * from './${domain}/${kebab}.v1.ts';`;
    return `${[first, ...[...lines, line].sort()].join('\n')}\n`;
  });
  return [
    `${file}.ts: the facts, and the sentence above them`,
    `services/${domain}: raise(${camel}V1, …) into the outbox of the document, in the update it reports`,
    'a consumer `<event>.consumer.ts` with consumeWithInbox, started in its service’s app.ts, and a test with the event twice and late',
  ];
}
