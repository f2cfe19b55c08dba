import { existsSync, readFileSync } from 'node:fs';

/** The domain services, whose `app.ts` is a list of modules. */
export const domainServices = ['account', 'booking', 'catalog', 'community'];

/**
 * The folders of a service's modules in the order of the list `modules` in its `app.ts`, lowest first.
 * @throws Error when a module of the list is not imported from its face, `./<module>/index.ts`
 */
export const modulesOf = (service) => {
  const file = `services/${service}/src/app.ts`;
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  const code = readFileSync(file, 'utf8');
  const [, list] = /const modules\b[^=]*= \[([^\]]*)\]/.exec(code) ?? [];
  if (list === undefined) throw new Error(`${file} has no list "const modules = […]".`);
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const face = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./([\\w-]+)/index\\.ts'`).exec(
        code,
      );
      if (!face) throw new Error(`${file}: ${name} is not imported from the face of a module.`);
      return face[1];
    });
};
