import { fail } from './run.mjs';

const least = [20, 19];

/** Ends the program where Node is older than what the project's packages need. */
export const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  fail(
    `Narae needs Node ${least.join('.')} or newer and this is ${process.versions.node}; install a newer Node and start again.`,
  );
};
