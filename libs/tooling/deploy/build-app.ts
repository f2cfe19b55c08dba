import type { App } from '@narae/releases';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DeployError } from './deploy-error.ts';

/** The folder of the whole project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Builds one app, and no other, into a folder. What webpack has to say is shown when it failed. @throws DeployError */
export const buildApp = async (app: App, dist: string, stop: AbortSignal): Promise<void> => {
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  const child = spawn(process.execPath, [webpack, '--output-path', dist], {
    cwd: path.join(root, app),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stop,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += String(chunk);
    });
  const [code] = await once(child, 'close').catch((error: unknown) => {
    if (stop.aborted) throw new DeployError('Stopped.');
    throw error;
  });
  if (code !== 0)
    throw new DeployError(`${said.trim()}\n\nThe build of ${app} failed; the reason stands above.`);
};
