#!/usr/bin/env node
// The pre-commit hook: eslint and prettier on the files that are about to be committed, as they stand in the work tree.
import path from 'node:path';
import { checkInstalled } from './lib/check-installed.mjs';
import { stagedFiles } from './lib/git-hooks.mjs';
import { fail, root, run } from './lib/run.mjs';

checkInstalled();
const files = stagedFiles(root);
const linted = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
const program = (name) => path.join(root, 'node_modules', name);
const eslint = [program('eslint/bin/eslint.js'), '--cache', '--max-warnings=0', '--no-warn-ignored'];
const prettier = [program('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown', '--log-level=warn'];

// One command line takes no more than a few thousand names; a commit of that size is checked by npm test.
const few = (names) => names.length > 0 && names.length <= 500;
const codes = await Promise.all([
  few(linted) ? run(process.execPath, [...eslint, '--', ...linted]) : 0,
  few(files) ? run(process.execPath, [...prettier, '--', ...files]) : 0,
]);
if (codes.some((code) => code !== 0))
  fail(
    'Not committed. "npm run format" writes files as prettier wants them; "git commit --no-verify" skips this once.',
  );
