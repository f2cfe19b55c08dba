let used = new Set<string>();

/** Notes that the page being rendered uses a part that browsers fetch on its own. The bundler calls it (lazy-parts.mjs). */
export const usePart = <Loaded>(part: string, load: () => Loaded): Loaded => {
  used.add(part);
  return load();
};

/** Begins a page: no part is used yet. */
export const resetUsedParts = (): void => {
  used = new Set();
};

/** The parts the page has used so far, by their source files. */
export const usedParts = (): ReadonlySet<string> => used;
