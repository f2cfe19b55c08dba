import type { TestService } from '@narae/test-kit';
import { linesOfModel } from './fields-of-model.ts';

type Services = ReadonlyMap<string, TestService>;

const byService = (services: Services, linesOf: (service: TestService) => string[]): string[] =>
  [...services]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, service]) => [`# ${name}`, ...linesOf(service)]);

/** Every collection of every service with its stored fields and indexes. */
export const listedCollections = (services: Services): string[] =>
  byService(services, ({ store }) =>
    Object.values(store.models)
      .sort((a, b) => (a.collection.name < b.collection.name ? -1 : 1))
      .flatMap(linesOfModel),
  );

interface NamedMetric {
  readonly name: string;
  readonly type?: string;
  readonly labelNames?: readonly string[];
}

/** Every metric with its kind and labels. */
export const listedMetrics = (services: Services): string[] =>
  byService(services, ({ app }) =>
    (app.metrics.registry.getMetricsAsArray() as unknown as NamedMetric[])
      .map(({ name, labelNames = [] }) => `${name} {${labelNames.join(', ')}}`)
      .sort(),
  );

/** Full paths from the tree that the router prints, whose lines hold only what follows the line above. */
const pathsOf = (tree: string): string[] => {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    return methods === undefined ? [] : [`${above.join('')} ${methods}`];
  });
};

/** Every address that a service answers, and by which methods. */
export const listedRoutes = (services: Services): string[] =>
  byService(services, ({ app }) => pathsOf(app.printRoutes({ commonPrefix: false })).sort());

/** The names under which a service keeps its position in the stream of events; another name starts from the beginning. */
export const listedConsumers = async (services: Services): Promise<string[]> => {
  const lags = await Promise.all([...services.values()].map(async ({ bus }) => bus.lag()));
  const names = new Map([...services.keys()].map((name, at) => [name, lags[at] ?? []]));
  return [...names]
    .flatMap(([name, lag]) =>
      lag.map(
        ({ consumer }) => `${name} ${consumer.replace(/^narae_test_[0-9a-f-]+?-(?=[a-z]+$)/, 'site-')}`,
      ),
    )
    .sort();
};
