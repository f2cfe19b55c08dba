import { fileURLToPath } from 'node:url';
import { transformed } from './transformed.mjs';

const globals = new URL('./shared-globals.mjs', import.meta.url).href;

/** Node's module hooks: TypeScript is loaded as JavaScript, and `@jest/globals` belongs to the suite that runs. */
export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context);

export const load = (url, context, next) =>
  /\.tsx?(\?|$)/.test(url)
    ? { format: 'module', source: transformed(fileURLToPath(url)).code, shortCircuit: true }
    : next(url, context);
