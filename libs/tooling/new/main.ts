// npm run new -- call|event|language|page|payment-method|remote NAME: files that compile, are routed and tested, and what is left to do.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Access } from '@narae/contracts/call-row';
import { root } from '../bin/lib/run.mjs';
import { newCall } from './new-call.ts';
import { newEvent } from './new-event.ts';
import { newLanguage } from './new-language.ts';
import { newPage } from './new-page.ts';
import { newPaymentMethod } from './new-payment-method.ts';
import { newRemote } from './new-remote.ts';
import type { PageKind } from './page-files.ts';
import { Project } from './project.ts';

const help = `npm run new -- call giftCards --in catalog/site [--access public|member|own|admin] [--changes]
npm run new -- event catalog.gift-card.sold
npm run new -- page giftCards --in mfe-community [--data CALL | --list CALL | --form CALL]
npm run new -- payment-method kakaoPay --letter K --currency KRW [--code S006] [--label KakaoPay]
npm run new -- remote gifts
npm run new -- language THA --from ENG [--tag th] [--currency USD]

A module that call --in names and that is not there is made with it.`;

const accesses = ['public', 'member', 'own', 'admin'] as const satisfies readonly Access[];
const kinds = ['data', 'list', 'form'] as const satisfies readonly PageKind[];

const options = {
  in: { type: 'string' },
  access: { type: 'string', default: 'public' },
  changes: { type: 'boolean', default: false },
  data: { type: 'string' },
  list: { type: 'string' },
  form: { type: 'string' },
  letter: { type: 'string', default: '' },
  currency: { type: 'string', default: '' },
  code: { type: 'string' },
  label: { type: 'string' },
  from: { type: 'string', default: 'ENG' },
  tag: { type: 'string' },
} as const;

/** Makes what was asked for. @returns what is left to do; @throws Error with a sentence that says what is wrong */
async function make(project: Project, argv: readonly string[]): Promise<string[]> {
  const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options });
  const [what, name = '', ...more] = positionals;
  if (!name || more.length > 0) throw new Error(`Say what is to be made.\n\n${help}`);
  const place = (): string => {
    if (!values.in) throw new Error(`Say where with --in.\n\n${help}`);
    return values.in;
  };
  if (what === 'event') return newEvent(project, name);
  if (what === 'remote') return newRemote(project, name);
  if (what === 'language')
    return newLanguage(project, name, { ...values, currency: values.currency || undefined });
  if (what === 'payment-method') {
    const currencies = values.currency.split(',').filter(Boolean);
    return newPaymentMethod(project, name, { ...values, currencies });
  }
  if (what === 'page') {
    const kind = kinds.find((one) => values[one] !== undefined);
    return newPage(project, name, { remote: place(), ...(kind && { kind, call: values[kind] ?? '' }) });
  }
  const access = accesses.find((known) => known === values.access);
  if (what !== 'call' || !access) throw new Error(`Say what is to be made.\n\n${help}`);
  return newCall(project, name, { place: place(), access, changes: values.changes });
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
