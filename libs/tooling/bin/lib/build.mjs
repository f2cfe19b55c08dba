import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordBuilt, staleParts } from './built-parts.mjs';
import { completeCopies } from './copies.mjs';
import { root } from './run.mjs';

const builder = fileURLToPath(new URL('app-builder.mjs', import.meta.url));

/** A part could not be built; what was wrong has been printed. */
export class BuildFailed extends Error {}

/** What `npm start` runs: the site in one process, its store, and what it serves to browsers. */
const isOfSite = ({ name, command }) =>
  command === 'webpack' || name === '@narae/standalone' || name === '@narae/embedded-mongo';

/** Runs the build command of a part that is no app. */
const runCommand = async ({ folder, command }, env) => {
  const child = spawn(command, { cwd: path.join(root, folder), shell: true, stdio: 'inherit', env });
  const [code] = await once(child, 'close');
  return code === 0;
};

/** Builds apps in one webpack process; `onApp` is called for each as it is done. */
const buildApps = (names, env, onApp) => {
  // With the default of 16 MB a tenth of the time goes into collecting young objects.
  const child = fork(builder, names, { env, execArgv: ['--max-semi-space-size=64'] });
  let built = false;
  const done = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message.app !== undefined) onApp(message);
      built ||= message.built === true;
      if (built) resolve();
    });
    child.on('error', reject);
    child.on('exit', () => reject(new BuildFailed('the build of the apps has ended early')));
  });
  return {
    done,
    finish: async ({ gently }) => {
      if (!child.connected) return;
      child.send({ gently });
      await once(child, 'exit');
    },
  };
};

/**
 * Begins to build what has changed, the apps in one process beside the services.
 * `only`: which parts matter, all without it.
 * `services` and `apps` resolve when these are built, or reject with `BuildFailed`; `finish` does what may be done
 * while somebody uses the site already: webpack's caches and the compressed copies of what is served.
 */
const beginBuild = async ({ env = process.env, only = () => true } = {}) => {
  const began = Date.now();
  const stale = (await staleParts(env)).filter(only);
  const isApp = ({ command }) => command === 'webpack';
  const report = (part, failed) => {
    if (!failed) recordBuilt(part);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`  ${failed ? 'could not build' : 'built'} ${part.name} (${seconds} s)`);
    return failed;
  };

  const buildService = async (part) => report(part, !(await runCommand(part, env)));
  const services = Promise.all(stale.filter((part) => !isApp(part)).map(buildService)).then((failed) => {
    if (failed.includes(true)) throw new BuildFailed('a service could not be built');
  });
  const staleApps = stale.filter(isApp);
  const names = staleApps.map(({ name }) => name);
  const failures = [];
  const building =
    names.length === 0
      ? undefined
      : buildApps(names, env, ({ app, failed, said }) => {
          if (said.trim()) console.log(said);
          if (
            report(
              staleApps.find(({ name }) => name === app),
              failed,
            )
          )
            failures.push(app);
        });
  const apps = Promise.resolve(building?.done).then(() => {
    if (failures.length > 0) throw new BuildFailed(`${failures.join(', ')} could not be built`);
  });
  // Both are waited for one after the other: the second may fail before it is.
  services.catch(() => undefined);
  apps.catch(() => undefined);
  return {
    nothing: stale.length === 0,
    services,
    apps,
    finish: async ({ releasesDir, gently = false } = {}) => {
      await building?.finish({ gently });
      return completeCopies({ releasesDir, gently });
    },
  };
};

/** `beginBuild` for the parts that `npm start` runs. */
export const beginSite = () => beginBuild({ only: isOfSite });

/** Builds everything that has changed and says so part by part, as each is done. Answers the exit code. */
export const buildAll = async ({ env = process.env } = {}) => {
  const build = await beginBuild({ env });
  const outcomes = await Promise.allSettled([build.services, build.apps]);
  const copied = await build.finish();
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed && !(failed.reason instanceof BuildFailed)) throw failed.reason;
  return failed ? 1 : copied;
};
