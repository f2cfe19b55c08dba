import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { modulesOf } from './service-modules.mjs';

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Which modules of a service import which, by values. */
const importsOf = async (service: string, options: ICruiseOptions): Promise<Imports> => {
  const src = `services/${service}/src`;
  const { output } = await cruise([src], options);
  const moduleOf = (file: string): string =>
    file.startsWith(`${src}/`) ? (file.slice(src.length + 1).split('/')[0] ?? '') : '';
  const imports = new Map(modulesOf(service).map((name) => [name, new Set<string>()]));
  for (const { source, dependencies } of (output as ICruiseResult).modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [moduleOf(source), moduleOf(resolved)];
      if (from !== to && imports.has(to)) imports.get(from)?.add(to);
    }
  return imports;
};

/** Whether other imports lead from one module to another as well. */
const isImplied = (imports: Imports, from: string, to: string): boolean => {
  const seen = new Set<string>();
  const waiting = [...(imports.get(from) ?? [])].filter((name) => name !== to);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name === to) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(imports.get(name) ?? []));
  }
  return false;
};

/** A service's modules as a mermaid drawing, highest first; an import that others imply has no arrow. */
export const moduleMap = async (service: string, options: ICruiseOptions): Promise<string> => {
  const imports = await importsOf(service, options);
  const arrows = [...imports].flatMap(([from, names]) =>
    [...names]
      .sort()
      .filter((to) => !isImplied(imports, from, to))
      .map((to) => `  ${from} --> ${to}`),
  );
  const inArrows = new Set(arrows.flatMap((arrow) => arrow.trim().split(' --> ')));
  const alone = [...imports.keys()].filter((name) => !inArrows.has(name)).map((name) => `  ${name}`);
  return ['flowchart TD', ...alone, ...arrows.reverse()].join('\n');
};
