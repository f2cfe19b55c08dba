import type { Adapter, AdapterPayload } from 'oidc-provider';

interface ShortMemory<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, seconds?: number): void;
  take(key: string): Value | undefined;
  delete(key: string): void;
  entries(): IterableIterator<[string, { readonly value: Value; readonly until: number }]>;
}

const most = 2_000;

/** At most 2,000 entries, an hour each by default. */
export const shortMemory = <Value>(): ShortMemory<Value> => {
  const cached = new Map<string, { readonly value: Value; readonly until: number }>();
  const get = (key: string): Value | undefined => {
    const entry = cached.get(key);
    return entry && entry.until > Date.now() ? entry.value : undefined;
  };
  return {
    get,
    set: (key, value, seconds = 3_600) => {
      cached.delete(key);
      cached.set(key, { value, until: Date.now() + seconds * 1_000 });
      const [oldest] = cached.keys();
      if (cached.size > most && oldest !== undefined) cached.delete(oldest);
    },
    take: (key) => {
      const value = get(key);
      cached.delete(key);
      return value;
    },
    delete: (key) => void cached.delete(key),
    entries: () => cached.entries(),
  };
};

export class MemoryAdapter implements Adapter {
  private readonly cached: ShortMemory<AdapterPayload>;

  constructor(_model: string) {
    this.cached = shortMemory();
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<undefined> {
    this.cached.set(id, payload, expiresIn);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.cached.get(id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.findBy((payload) => payload.uid === uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.findBy((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<undefined> {
    const payload = this.cached.get(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
  }

  async destroy(id: string): Promise<undefined> {
    this.cached.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<undefined> {
    for (const [id, { value }] of this.cached.entries())
      if (value.grantId === grantId) this.cached.delete(id);
  }

  private async findBy(holds: (payload: AdapterPayload) => boolean): Promise<AdapterPayload | undefined> {
    for (const [id, { value }] of this.cached.entries()) if (holds(value)) return this.cached.get(id);
    return undefined;
  }
}
