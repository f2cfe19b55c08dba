import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './run.mjs';

/** What the last builds were made of, so that only what has changed is built. */
const recordFile = path.join(root, '.cache/built.json');

/** The file of a build that names it, or is it. Every build writes it. */
const ENTRIES = ['host.json', 'remote.json', 'main.js'];

const readRecord = () => (existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {});

/** Tells one build of a folder from the next, also where a command built it that keeps no record. */
const markOf = (folder) => {
  for (const entry of ENTRIES) {
    const found = statSync(path.join(root, folder, 'dist', entry), { throwIfNoEntry: false });
    if (found) return `${entry} ${found.size} ${found.mtimeMs}`;
  }
  return undefined;
};

/** Every part with a build: its folder, its build command, and a hash of all that goes into it, as turbo finds them. */
const allParts = async (env) => {
  const turbo = path.join(root, 'node_modules/turbo/bin/turbo');
  const { stdout } = await promisify(execFile)(process.execPath, [turbo, 'run', 'build', '--dry=json'], {
    cwd: root,
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout)
    .tasks.filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ package: name, directory, command, hash }) => ({ name, folder: directory, command, hash }));
};

/** The parts whose build is missing, or was made of other sources. */
export const staleParts = async (env) => {
  const record = readRecord();
  return (await allParts(env)).filter(({ folder, hash }) => {
    const mark = markOf(folder);
    const known = record[folder];
    return mark === undefined || known?.hash !== hash || known.mark !== mark;
  });
};

/** Records that a part has been built of the sources it had when it was found stale. */
export const recordBuilt = ({ folder, hash }) => {
  const record = { ...readRecord(), [folder]: { hash, mark: markOf(folder) } };
  mkdirSync(path.dirname(recordFile), { recursive: true });
  writeFileSync(`${recordFile}.${process.pid}`, `${JSON.stringify(record, null, 2)}\n`);
  renameSync(`${recordFile}.${process.pid}`, recordFile);
};
