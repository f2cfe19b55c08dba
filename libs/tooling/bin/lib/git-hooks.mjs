import { execFileSync } from 'node:child_process';

/** The hooks of this repository; git runs them from the top of the work tree. */
const hooksPath = '.githooks';

const git = (folder, ...args) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * Lets git run the hooks of `.githooks` in a clone, unless its owner has named other hooks.
 * @returns whether it runs them; never where the folder is not the top of a work tree, or there is no git
 */
export const useHooks = (folder) => {
  try {
    // A copy within another repository has no say about its hooks.
    if (git(folder, 'rev-parse', '--show-prefix').trim() !== '') return false;
  } catch {
    return false;
  }
  try {
    return git(folder, 'config', '--get', 'core.hooksPath').trim() === hooksPath;
  } catch {
    git(folder, 'config', 'core.hooksPath', hooksPath);
    return true;
  }
};

/** The files that the next commit adds or changes. */
export const stagedFiles = (folder) =>
  git(folder, 'diff', '--cached', '--name-only', '--diff-filter=ACMRT', '-z').split('\0').filter(Boolean);
