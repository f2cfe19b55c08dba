import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import { classNameOf } from './class-name.mjs';

/** Only classes and identifiers have names that markup uses. */
const cssModules = { animation: false, container: false, customIdents: false, grid: false };

function localNames(filename, code) {
  return Object.keys(transform({ filename, code, cssModules }).exports ?? {});
}

/** A style sheet becomes its table of class names; pages link the sheet that was built for browsers. */
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
