import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwksCache,
  type ExportedJWKSCache,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Logger } from '../server/logger.ts';
import { kitModel } from '../store/kit-model.ts';
import { plainSchema } from '../store/plain-schema.ts';

interface KeySetDoc {
  _id: string;
  jwks: JSONWebKeySet;
  at: Date;
}

const keySetSchema = new Schema<KeySetDoc>(
  { _id: String, jwks: { type: Schema.Types.Mixed, required: true }, at: { type: Date, required: true } },
  { ...plainSchema, collection: 'key_sets' },
);

/** While account does not answer, calls must not each wait for it, in milliseconds. */
const LEAVE_ALONE_MS = 15_000;

/**
 * Account's verification keys, fetched when first needed. The last good set is kept in the store, so that
 * sessions go on being recognised while account is down, even across a restart.
 */
export async function createKeySet(options: {
  store: Connection;
  jwksUrl?: string | undefined;
  log: Logger;
}): Promise<JWTVerifyGetKey> {
  if (options.jwksUrl === undefined)
    throw new Error('JWKS_URL is missing: where does account publish its keys?');
  const sets = kitModel(options.store, 'KeySet', keySetSchema);
  const kept = await sets.findById(options.jwksUrl).lean();
  const cache: Partial<ExportedJWKSCache> = kept ? { jwks: kept.jwks, uat: 0 } : {};
  const remote = createRemoteJWKSet(new URL(options.jwksUrl), {
    [jwksCache]: cache as ExportedJWKSCache,
    timeoutDuration: 3000,
  });
  let persisted = 0;
  let notBefore = 0;
  return async (header, token) => {
    const local = cache.jwks && createLocalJWKSet(cache.jwks);
    if (local && Date.now() < notBefore) return local(header, token);
    try {
      const key = await remote(header, token);
      if (cache.jwks && (cache.uat ?? 0) > persisted) {
        persisted = cache.uat ?? 0;
        void keep(sets, options.jwksUrl ?? '', cache.jwks, options.log);
      }
      return key;
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || !local) throw error;
      notBefore = Date.now() + LEAVE_ALONE_MS;
      return local(header, token);
    }
  };
}

async function keep(sets: Model<KeySetDoc>, url: string, jwks: JSONWebKeySet, log: Logger): Promise<void> {
  await sets
    .updateOne({ _id: url }, { $set: { jwks, at: new Date() } }, { upsert: true })
    .catch((error: unknown) => log.warn({ err: error }, 'could not keep the session keys'));
}
