// npm run new -- call|event|page|remote NAME: files that compile, are routed and tested, and what is left to do.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Access } from '@narae/contracts/call-row';
import { root } from '../bin/lib/run.mjs';
import { newCall } from './new-call.ts';
import { newEvent } from './new-event.ts';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';
import { Project } from './project.ts';

const help = `npm run new -- call giftCards --in catalog/site [--access public|member|own|admin]
npm run new -- event catalog.gift-card.sold
npm run new -- page giftCards --in mfe-community
npm run new -- remote gifts`;

const accesses = ['public', 'member', 'own', 'admin'] as const satisfies readonly Access[];

/** Makes what was asked for. @returns what is left to do; @throws Error with a sentence that says what is wrong */
async function make(project: Project, argv: readonly string[]): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { in: { type: 'string' }, access: { type: 'string', default: 'public' } },
  });
  const [kind, name = '', ...more] = positionals;
  if (!name || more.length > 0) throw new Error(`Say what is to be made.\n\n${help}`);
  const place = (): string => {
    if (!values.in) throw new Error(`Say where with --in.\n\n${help}`);
    return values.in;
  };
  if (kind === 'event') return newEvent(project, name);
  if (kind === 'page') return newPage(project, name, place());
  if (kind === 'remote') return newRemote(project, name);
  const access = accesses.find((known) => known === values.access);
  if (kind !== 'call' || !access) throw new Error(`Say what is to be made.\n\n${help}`);
  return newCall(project, name, { place: place(), access });
}

try {
  const project = new Project(root);
  const left = await make(project, process.argv.slice(2));
  await project.write();
  const { files } = project;
  spawnSync('npx', ['prettier', '--write', ...files], { cwd: root, stdio: 'ignore' });
  console.log(`Made or changed:\n${files.map((file) => `  ${file}`).join('\n')}`);
  console.log(`\nLeft to do:\n${left.map((step) => `  - ${step}`).join('\n')}`);
  console.log(
    '\nThen: npm run typecheck, npm run lint, node libs/tooling/check-locales.mjs, npm run unit -- <folder>',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
