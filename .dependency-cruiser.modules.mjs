import first from './.dependency-cruiser.mjs';
import { domainServices, modulesOf } from './libs/tooling/map/service-modules.mjs';

/**
 * The second pass of the import rules: values only, without types and tests. A module of a service imports modules that
 * `app.ts` lists before it; no folders that lie beside each other import each other in a circle.
 */
const alternatives = (names) => `(${names.join('|')})`;

const orders = domainServices.flatMap((service) => {
  const modules = modulesOf(service);
  return modules.slice(0, -1).map((module, at) => ({
    name: `${service}-modules-in-order`,
    comment: `A module imports modules named before it in services/${service}/src/app.ts.`,
    severity: 'error',
    from: { path: `^services/${service}/src/${module}/` },
    to: { path: `^services/${service}/src/${alternatives(modules.slice(at + 1))}/` },
  }));
});

export default {
  forbidden: [
    ...orders,
    {
      name: 'no-circles-of-folders',
      comment: 'Two folders that need each other are one module, or lie at the wrong place.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...first.options,
    exclude: {
      path: [
        ...first.options.exclude.path,
        '(^|/)(test|bench|e2e)/',
        '\\.test\\.tsx?$',
        '^libs/(test-kit|tooling|demo-content)/',
      ],
    },
    tsPreCompilationDeps: false,
  },
};
