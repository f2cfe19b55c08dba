let used = new Set<string>();

/** Notes that the page being rendered uses a part that browsers fetch on its own. The bundler calls it (lazy-parts.mjs). */
export const usePart = <Loaded>(part: string, load: () => Loaded): Loaded => {
  used.add(part);
  return load();
};

export const resetUsedParts = (): void => {
  used = new Set();
};

export const usedParts = (): ReadonlySet<string> => used;
