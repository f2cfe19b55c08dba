/**
 * What jest takes for the imports of a file when it looks for the tests of a changed one: those of tests, and of a package's entry.
 * So a change is looked for by the tests that import its file, and not by all that reach it somehow, which take minutes.
 */
module.exports = {
  extract: (code, file, defaultExtract) =>
    /(?:\.test|\/index)\.ts$/.test(file) ? defaultExtract(code) : new Set(),
};
