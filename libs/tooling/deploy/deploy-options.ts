import { parseArgs } from 'node:util';
import { DeployError } from './deploy-error.ts';

/** What somebody asked `npm run deploy` for. */
export type DeployOptions =
  | {
      readonly do: 'deploy';
      readonly percent: number;
      /** The percentage was asked for, not taken for granted. */
      readonly asked: boolean;
      /** A folder with a build, in the place of one that is made now. */
      readonly from: string | null;
    }
  | { readonly do: 'rollback' | 'list' }
  | { readonly do: 'prune'; readonly keep: number };

const KEPT = 5;

const options = {
  canary: { type: 'string' },
  from: { type: 'string' },
  rollback: { type: 'boolean' },
  list: { type: 'boolean' },
  prune: { type: 'boolean' },
  keep: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const names = Object.keys(options) as (keyof typeof options)[];

const reject = (sentence: string): never => {
  throw new DeployError(sentence);
};

/** What npm took for its own because the two dashes were missing: the options must not become another one. */
const swallowed = (env: NodeJS.ProcessEnv): string | undefined =>
  names.find((name) => name !== 'help' && env[`npm_config_${name}`] !== undefined);

const parse = (argv: readonly string[]) => {
  try {
    return parseArgs({ args: [...argv], options, strict: true }).values;
  } catch (error) {
    const unknown = /^Unknown option '([^']*)'|^Unexpected argument '([^']*)'/.exec((error as Error).message);
    const known = `Known are ${names.map((name) => `--${name}`).join(', ')}.`;
    if (unknown) return reject(`Nobody knows what ${unknown[1] ?? `"${unknown[2]}"`} means here. ${known}`);
    const lacking = /'(?:-h, )?--(\w+)/.exec((error as Error).message)?.[1];
    return reject(
      lacking === 'canary'
        ? '--canary needs a percentage, such as --canary 10%.'
        : `--${lacking} is not complete or too much. ${known}`,
    );
  }
};

const percentOf = (text: string): number => {
  const percent = /^\d{1,3}(\.\d{1,2})?%$/.test(text) ? Number(text.slice(0, -1)) : Number.NaN;
  if (percent > 0 && percent <= 100) return percent;
  return reject(`"${text}" is not a percentage above 0% and up to 100%; write it like --canary 10%.`);
};

/** Reads the command line; null asks for help. @throws DeployError with a sentence that says what is wrong with it */
export const parseDeployOptions = (argv: readonly string[], env: NodeJS.ProcessEnv): DeployOptions | null => {
  const lost = swallowed(env);
  if (lost)
    reject(
      `npm has kept --${lost} to itself; put two dashes before it: npm run deploy -w <part> -- --${lost} …`,
    );
  const { canary, from, rollback, list, prune, keep, help } = parse(argv);
  if (help) return null;
  const tasks = Object.entries({
    '--rollback': rollback,
    '--list': list,
    '--prune': prune,
    '--canary': canary,
  });
  const chosen = tasks.filter(([, value]) => value !== undefined).map(([name]) => name);
  if (chosen.length > 1) reject(`${chosen.join(' and ')} do not go together; ask for one after the other.`);
  if (from !== undefined && (rollback || list || prune))
    reject(`--from names a build to deploy and does not go with ${chosen[0]}.`);
  if (keep !== undefined && !prune) reject('--keep says how many releases --prune leaves; it needs --prune.');
  if (keep !== undefined && !/^\d{1,4}$/.test(keep))
    reject(`"${keep}" is not a number of releases to keep; write it like --prune --keep ${KEPT}.`);
  if (rollback) return { do: 'rollback' };
  if (list) return { do: 'list' };
  if (prune) return { do: 'prune', keep: Number(keep ?? KEPT) };
  const asked = canary !== undefined;
  return { do: 'deploy', percent: canary === undefined ? 100 : percentOf(canary), asked, from: from ?? null };
};
