import type { Adapter, AdapterPayload } from 'oidc-provider';
import { shortMemory, type ShortMemory } from './short-memory.ts';

/** The records of an OpenID provider, in memory: what one signs in with here is worth nothing elsewhere. */
export class MemoryAdapter implements Adapter {
  private readonly kept: ShortMemory<AdapterPayload>;

  constructor(_model: string) {
    this.kept = shortMemory();
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<undefined> {
    this.kept.set(id, payload, expiresIn);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.kept.get(id);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.findBy((payload) => payload.uid === uid);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.findBy((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<undefined> {
    const payload = this.kept.get(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
  }

  async destroy(id: string): Promise<undefined> {
    this.kept.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<undefined> {
    for (const [id, { value }] of this.kept.entries()) if (value.grantId === grantId) this.kept.delete(id);
  }

  private async findBy(holds: (payload: AdapterPayload) => boolean): Promise<AdapterPayload | undefined> {
    for (const [id, { value }] of this.kept.entries()) if (holds(value)) return this.kept.get(id);
    return undefined;
  }
}
