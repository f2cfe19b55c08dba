/** Licences under which a package may be used and passed on with the shop; all ask for their notice at most. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/** Packages that may be used all the same: the licence each has, and why that is no hindrance. */
export const exceptions = [
  {
    name: /^@img\/sharp-/,
    licence: /^(?:LGPL-3\.0-or-later|Apache-2\.0 AND LGPL-3\.0-or-later(?: AND MIT)?)$/,
    why: 'libvips is a library of its own that sharp loads, unchanged and replaceable',
  },
  {
    name: /^(?:axe-core|ical\.js|lightningcss(?:-.*)?)$/,
    licence: /^MPL-2\.0$/,
    why: 'a tool of builds and tests, unchanged; no part of what is served',
  },
  { name: /^caniuse-lite$/, licence: /^CC-BY-4\.0$/, why: 'data that the build reads' },
  { name: /^only$/, licence: /^none$/, why: 'its Readme.md gives it under MIT' },
];

/** Whether an expression of SPDX (names, AND, OR, brackets) can be met with allowed licences alone. */
export const isAllowed = (expression) => {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(bare)) return false;
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((name) => allowed.has(name.trim())));
};

/**
 * The packages of a lock file, this repository's own left out.
 * @returns name, version and licence of each, `none` where it states none, sorted and each once
 */
export const packagesOf = ({ packages }) => {
  const found = Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version, license, name }]) => ({
      name: name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'none',
    }));
  const byId = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byId.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
};

/** What may not be used: neither an allowed licence nor an exception. */
export const unallowed = (packages) =>
  packages.filter(
    ({ name, licence }) =>
      !isAllowed(licence) && !exceptions.some((one) => one.name.test(name) && one.licence.test(licence)),
  );
