// npm run deploy -w mfe-catalog: one part of the site gets a new release; nothing else is built or restarted.
import { apps, BrokenStateError, DeployUnderWayError, isApp, SEEN_WITHIN_MS } from '@narae/releases';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp, root } from './build-app.ts';
import { DeployError } from './deploy-error.ts';
import { carryOut } from './deploy.ts';
import { parseDeployOptions } from './deploy-options.ts';

const help = `npm run deploy -w <part> [-- option]      <part>: ${apps.join(', ')}

  (none)             build it and serve it to everybody; open tabs keep what they have
  --canary 10%       serve it to a tenth of the visitors; --canary 100% serves it to everybody
  --rollback         end a canary, or return to the release before
  --list             which releases there are, and who gets which
  --prune [--keep 5] delete old releases, never one in use
  --from <folder>    take a build from there (a dist folder) instead of building now

RELEASES_DIR names the folder of the releases; by default it is DATA_DIR/releases, and DATA_DIR is .data.`;

const { env } = process;

const explain = (error: unknown): string => {
  if (error instanceof DeployError) return error.message;
  if (error instanceof DeployUnderWayError)
    return `${error.owner} has been deploying the same part since ${error.since.toISOString()}; wait until it is done and try again.`;
  if (error instanceof BrokenStateError)
    return `${error.file} is damaged; put it back from a backup, or delete it and restart the edge to begin anew.`;
  const { code, path: file } = error as NodeJS.ErrnoException;
  if (code !== undefined && file !== undefined) return `${file} cannot be used (${code}).`;
  throw error;
};

const run = async (): Promise<void> => {
  const app = path.basename(process.cwd());
  if (!isApp(app) || path.dirname(process.cwd()) !== root)
    throw new DeployError(`Say which part is to be deployed.\n\n${help}`);
  const options = parseDeployOptions(process.argv.slice(2), env);
  if (!options) return console.log(help);
  const releasesDir = path.resolve(
    root,
    env['RELEASES_DIR'] || path.join(env['DATA_DIR'] || '.data', 'releases'),
  );
  const served = existsSync(releasesDir);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const from =
    options.do === 'deploy' && options.from ? path.resolve(env['INIT_CWD'] ?? '.', options.from) : null;
  if (options.do === 'deploy' && !from) console.log(`Building ${app} …`);
  const sentence = await carryOut(options.do === 'deploy' ? { ...options, from } : options, {
    app,
    releasesDir,
    build: (dist) => buildApp(app, dist, stop.signal),
  });
  // What the sentence says of visitors is true from then on.
  if (options.do === 'deploy' || options.do === 'rollback') await sleep(SEEN_WITHIN_MS);
  console.log(sentence);
  if (!served)
    console.log(
      `No site has used ${releasesDir} yet; one that is started with the same DATA_DIR or RELEASES_DIR will.`,
    );
};

try {
  await run();
} catch (error) {
  console.error(`\n${explain(error)}\nNothing has been switched.`);
  process.exitCode = 1;
}
