/** What the browser did not take: it lasts as long as the page. */
const inMemory = new Map<string, string>();

/** What this device keeps under a name; null where it has nothing. */
export const readOnDevice = (name: string): string | null => {
  const held = inMemory.get(name);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(name);
  } catch {
    // A browser that rejects storage has nothing stored.
    return null;
  }
};

/** Keeps a text for the next time; null forgets it. Where the browser rejects storage only a reload loses it. */
export const keepOnDevice = (name: string, text: string | null): void => {
  inMemory.delete(name);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text !== null) inMemory.set(name, text);
  }
};
