/** What this device keeps under a name; null where it has nothing, or the browser rejects storage. */
export const readOnDevice = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    // A browser that rejects storage has nothing stored.
    return null;
  }
};

/** Keeps a text for the next time; null forgets it. */
export const keepOnDevice = (name: string, text: string | null): void => {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // The page goes on with what it has in memory; only a reload would lose it.
  }
};
