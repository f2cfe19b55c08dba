type Stored = Map<string, Response>;

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, 'https://narae.example').href;

const fakeCache = (stored: Stored) => ({
  put: async (request: RequestInfo | URL, response: Response) =>
    void stored.set(addressOf(request), response.clone()),
  match: async (request: RequestInfo | URL) => stored.get(addressOf(request))?.clone(),
  delete: async (request: RequestInfo | URL) => stored.delete(addressOf(request)),
  keys: async () => [...stored.keys()].map((url) => new Request(url)),
});

export const installFakeCaches = (): ReadonlyMap<string, Stored> => {
  const all = new Map<string, Stored>();
  const open = async (name: string) => {
    const stored = all.get(name) ?? new Map<string, Response>();
    all.set(name, stored);
    return fakeCache(stored);
  };
  Object.defineProperty(globalThis, 'caches', {
    value: { open, delete: async (name: string) => all.delete(name) },
    configurable: true,
  });
  return all;
};
