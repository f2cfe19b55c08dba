import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import { classNameOf } from './class-name.mjs';

/** Only classes and identifiers have names that markup uses. */
const cssModules = { animation: false, container: false, customIdents: false, grid: false };

/** The names of a CSS module by which components ask for its classes. */
function localNames(filename, code) {
  return Object.keys(transform({ filename, code, cssModules }).exports ?? {});
}

/**
 * An esbuild plugin: a style sheet becomes the table of its class names, which are those of the browser's build. The
 * sheet itself is not bundled; a page links the one that was built for browsers.
 */
export const cssModulesPlugin = {
  name: 'css-modules',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const names = file.endsWith('.module.css') ? localNames(file, await readFile(file)) : [];
      const classes = Object.fromEntries(names.map((name) => [name, classNameOf(file, name, true)]));
      return { contents: JSON.stringify(classes), loader: 'json' };
    });
  },
};
