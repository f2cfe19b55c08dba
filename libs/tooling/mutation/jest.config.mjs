import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import unit from '../../../jest.config.mjs';
import { runsOf } from './areas.mjs';
import { bundledModules } from './bundle-modules.mjs';

/** Of the copy that Stryker works on. */
const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Stryker links node_modules as a whole, where packages of the repository are links to files that nobody changes. */
const packagesOfTheCopy = Object.fromEntries(
  ['rules', 'service-kit', 'events', 'i18n', 'test-kit'].flatMap((lib) => {
    const { name, exports = {} } = JSON.parse(
      readFileSync(path.join(rootDir, 'libs', lib, 'package.json'), 'utf8'),
    );
    return Object.entries(exports)
      .filter(([, file]) => typeof file === 'string')
      .map(([entry, file]) => [
        `^${escaped(path.posix.join(name, entry))}$`,
        `<rootDir>/${path.posix.join('libs', lib, file)}`,
      ]);
  }),
);

const { MUTATION_AREA, MUTATION_PACKAGE, MUTATION_MODULES } = process.env;
const { tests } = runsOf(MUTATION_AREA).find((run) => run.package === MUTATION_PACKAGE);
const {
  displayName: _displayName,
  runtime: _runtime,
  ...node
} = unit.projects.find(({ displayName }) => displayName === 'node');

export default {
  ...node,
  // A changed module must be loaded anew.
  testEnvironment: 'node',
  rootDir,
  dependencyExtractor: '<rootDir>/libs/tooling/mutation/direct-imports.cjs',
  roots: ['libs/rules', MUTATION_PACKAGE].map((folder) => `<rootDir>/${folder}`),
  // The copy lies in a folder that ordinary runs pass over.
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  testMatch: tests.map((file) => `<rootDir>/${file}`),
  moduleNameMapper: {
    ...Object.fromEntries(
      bundledModules(MUTATION_MODULES).map(([name, file]) => [`^${escaped(name)}$`, file]),
    ),
    ...packagesOfTheCopy,
  },
  testTimeout: unit.testTimeout,
};
