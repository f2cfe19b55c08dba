import { baseConfig } from '@narae/service-kit';
import ts from 'typescript';
import { z } from 'zod';
import * as account from '../../../../account/src/config.ts';
import * as booking from '../../../../booking/src/config.ts';
import * as catalog from '../../../../catalog/src/config.ts';
import * as community from '../../../../community/src/config.ts';
import * as edge from '../../../../edge/src/config.ts';
import * as sandbox from '../../../../sandbox/src/config.ts';
import * as standalone from '../../../src/config.ts';
import { listedSettings } from '../listing/listed-sources.ts';
import { typeInWords } from './events-page.ts';
import { cell, commentOf, generated, parsedSources, row, tableHead, walk } from './sources.ts';

type Env = Record<string, string | undefined>;

interface Process {
  readonly name: string;
  /** How it is started. */
  readonly start: string;
  readonly shape: Readonly<Record<string, z.ZodType>>;
  /** @throws Error with a line per setting that is missing or wrong */
  readonly read: (env: Env) => unknown;
}

const ofService = (name: string, shape: Process['shape'], read: Process['read']): Process => ({
  name,
  start: `\`node services/${name}/dist/main.js\`, by \`npm run start:distributed\` and \`docker-compose.yml\``,
  shape,
  read,
});

const processes: readonly Process[] = [
  {
    name: 'standalone',
    start: '`npm start`: the whole site in one process',
    shape: standalone.schema.in.shape,
    read: standalone.readConfig,
  },
  ofService('account', account.settings.shape, account.readConfig),
  ofService(
    'booking',
    { ...baseConfig.shape, ...booking.own.booking.shape, ...booking.own.payment.shape },
    booking.readBookingProcess,
  ),
  ofService('catalog', catalog.settings.shape, catalog.readConfig),
  ofService('community', community.settings.shape, community.readConfig),
  ofService('edge', edge.processSettings.shape, edge.readEdgeConfig),
  ofService('sandbox', sandbox.Settings.shape, sandbox.readSandboxProcess),
];

/** The names that a start without any settings calls missing. */
const missingIn = ({ read }: Process, env: Env): ReadonlySet<string> => {
  try {
    read(env);
    return new Set();
  } catch (error) {
    return new Set(
      [...(error as Error).message.matchAll(/\b([A-Z][A-Z0-9_]+) is missing/g)].map(([, name = '']) => name),
    );
  }
};

const units: readonly (readonly [RegExp, string])[] = [
  [/_MS$/, 'milliseconds'],
  [/_SECONDS$/, 'seconds'],
  [/_MINUTES(_MOST)?$/, 'minutes'],
  [/_HOURS$/, 'hours'],
  [/_DAYS$/, 'days'],
];

const kindOf = (name: string, schema: z.ZodType): string => {
  const forms = (['input', 'output'] as const).map((io) =>
    z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
  );
  const form = forms.find(({ type, enum: values }) => type !== undefined || values !== undefined) ?? {};
  const words = typeInWords(form);
  const unit = units.find(([pattern]) => pattern.test(name))?.[1];
  const said = schema.safeParse(undefined).data === false ? 'true or false' : words;
  return [said === 'anything' ? 'text' : said, unit].filter(Boolean).join(', ');
};

const shown = (value: unknown): string => {
  if (value === undefined) return '';
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'empty';
  return typeof value === 'object' ? '' : `\`${String(value)}\``;
};

/** What the schema itself makes of an absent setting. */
const defaultOf = (schema: z.ZodType): string => shown(schema.safeParse(undefined).data);

/** Whether an absent setting is an error of its schema, which a process may prevent by a default outside production. */
const isRequired = (schema: z.ZodType): boolean => !schema.safeParse(undefined).success;

type MeaningOf = (process: string, setting: string) => string;

/**
 * The comments above settings: in the process's own config.ts, else in the kit's. `npm start` hands its settings on to the
 * services, so what it does not explain is explained by theirs.
 */
const meanings = async (): Promise<MeaningOf> => {
  const comments = new Map<string, string>();
  for (const [file, source] of await parsedSources(/\/config\.ts$/))
    walk(source, (node) => {
      if (!ts.isPropertyAssignment(node) || !/^[A-Z][A-Z0-9_]+$/.test(node.name.getText())) return;
      const comment = commentOf(node);
      const name = node.name.getText();
      if (comment) comments.set(`${file.split('/')[1]} ${name}`, comment);
    });
  return (process, name) => {
    const others = process === 'standalone' ? processes.map((one) => one.name) : [];
    const said = [process, 'service-kit', ...others].map((owner) => comments.get(`${owner} ${name}`));
    return said.find((comment) => comment !== undefined) ?? '';
  };
};

const section = (process: Process, meaningOf: MeaningOf): readonly string[] => {
  const always = missingIn(process, {});
  const inProduction = missingIn(process, { NODE_ENV: 'production' });
  const rows = Object.entries(process.shape)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => {
      const ownDefault = isRequired(schema) && !always.has(name) ? "the sandbox's" : defaultOf(schema);
      const required = always.has(name) ? 'always' : inProduction.has(name) ? 'in production' : '';
      return row(`\`${name}\``, kindOf(name, schema), ownDefault, required, meaningOf(process.name, name));
    });
  return [
    `## ${process.name.charAt(0).toUpperCase()}${process.name.slice(1)}`,
    '',
    `${process.start}.`,
    '',
    ...tableHead('variable', 'value', 'default', 'needed', 'meaning'),
    ...rows,
    '',
  ];
};

/** docs/reference/settings.md: the environment variables of each process. */
export const settingsPage = async (): Promise<string[]> => {
  const meaningOf = await meanings();
  const declared = new Set(
    processes.flatMap(({ name, shape }) => Object.keys(shape).map((setting) => `${name} ${setting}`)),
  );
  const base = new Set(Object.keys(baseConfig.shape));
  const others = (await listedSettings())
    .filter((line) => !declared.has(line))
    .map((line) => line.split(' '))
    .filter(([workspace, name = '']) => workspace !== 'service-kit' || !base.has(name));
  return [
    '# Settings',
    '',
    generated,
    '',
    'The environment variables of each process. An empty default is a feature that is off; "needed" is what a process',
    'does not start without. What else is rejected in production: [operations](../operations.md#for-production).',
    'The values of `LIMITS` and `KEPT`: [operations](../operations.md#limits).',
    '',
    `Contents: ${processes.map(({ name }) => `[${name}](#${name})`).join(' · ')} · [others](#others)`,
    '',
    ...processes.flatMap((process) => section(process, meaningOf)),
    '## Others',
    '',
    'Read by libraries and commands, by workspace.',
    '',
    ...tableHead('workspace', 'variable'),
    ...others.map(([workspace = '', name = '']) => row(cell(workspace), `\`${name}\``)),
  ];
};
