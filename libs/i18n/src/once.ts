const made = new Map<string, unknown>();

/** Intl constructors are slow; one of each kind and language is enough. */
export function once<T>(key: string, make: () => T): T {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}
