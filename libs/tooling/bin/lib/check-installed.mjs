import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './run.mjs';

/** Ends the program where `npm install` has not run yet. */
export const checkInstalled = () => {
  if (existsSync(path.join(root, 'node_modules/.package-lock.json'))) return;
  fail('The packages are not installed yet; run "npm install" first.');
};
