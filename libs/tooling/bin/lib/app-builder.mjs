// Builds apps for browsers, named by its arguments, in one webpack process. Tells the process that started it of each
// app when its files are written, stores webpack's caches when it is told to finish, and ends.
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { root } from './run.mjs';

const configOf = async (app) => {
  const { default: config } = await import(pathToFileURL(path.join(root, app, 'webpack.config.mjs')).href);
  return config({ copies: 'later' });
};

// Nobody waits for the build any more.
process.on('disconnect', () => process.exit(1));
const told = once(process, 'message');

const compiler = webpack(await Promise.all(process.argv.slice(2).map(configOf)));
for (const one of compiler.compilers) {
  one.hooks.done.tap('app-builder', (stats) => {
    const said = stats.toString({ all: false, errors: true, warnings: true, colors: process.stdout.isTTY });
    process.send({ app: one.name, failed: stats.hasErrors(), said });
  });
}
await promisify(compiler.run.bind(compiler))();
process.send({ built: true });
const [{ gently }] = await told;
if (gently) os.setPriority(os.constants.priority.PRIORITY_LOW);
await promisify(compiler.close.bind(compiler))();
process.exit(0);
