import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  jwksCache,
  type ExportedJWKSCache,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import type { Connection } from 'mongoose';
import type { Logger } from '../base/logger.ts';
import { moment, plainData, storedModel, text } from '../store/stored-fields.ts';

const keySetModel = storedModel('KeySet', 'key_sets', {
  _id: text({ required: false }),
  jwks: plainData<JSONWebKeySet>(),
  at: moment(),
});
type KeySets = ReturnType<typeof keySetModel>;

/** While account does not answer, calls must not each wait for it, in milliseconds. */
const LEAVE_ALONE_MS = 15_000;

/** The same while no keys are known at all: until then nobody who is signed in can be served. */
const ASK_AGAIN_MS = 2_000;
/** A set in use for so long is fetched anew, in milliseconds. */
const FRESH_MS = 600_000;

/**
 * The last good set is kept in the store, so that sessions are recognised while account is down, also after a
 * restart. Nobody waits for a fresh set while the known one fits: an account that hangs would hold up every
 * call.
 */
export async function createKeySet(options: {
  store: Connection;
  jwksUrl?: string | undefined;
  log: Logger;
}): Promise<JWTVerifyGetKey> {
  if (options.jwksUrl === undefined)
    throw new Error('JWKS_URL is missing: where does account publish its keys?');
  const sets = keySetModel(options.store);
  const stored = await sets.findById(options.jwksUrl).lean();
  const cache: Partial<ExportedJWKSCache> = stored ? { jwks: stored.jwks, uat: 0 } : {};
  const remote = createRemoteJWKSet(new URL(options.jwksUrl), {
    [jwksCache]: cache as ExportedJWKSCache,
    timeoutDuration: 3000,
  });
  let persisted = 0;
  let notBefore = 0;
  let silence: unknown;
  let silentUntil = 0;
  const storeFresh = (): void => {
    if (!cache.jwks || (cache.uat ?? 0) <= persisted) return;
    persisted = cache.uat ?? 0;
    void storeKeys(sets, options.jwksUrl ?? '', cache.jwks, options.log);
  };
  const renew = (): void => {
    if (Date.now() < notBefore || Date.now() - (cache.uat ?? 0) < FRESH_MS) return;
    notBefore = Date.now() + LEAVE_ALONE_MS;
    void remote.reload().then(storeFresh, (error: unknown) => {
      options.log.warn({ err: error }, 'the session keys could not be fetched anew');
    });
  };
  const fetched = async (...[header, token]: Parameters<JWTVerifyGetKey>) => {
    if (Date.now() < silentUntil) throw silence;
    try {
      const key = await remote(header, token);
      storeFresh();
      return key;
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) {
        silence = error;
        silentUntil = Date.now() + ASK_AGAIN_MS;
      }
      throw error;
    }
  };
  // Keys are imported when a set is first used; a set per call would import its key for every call.
  let imported: { readonly jwks: JSONWebKeySet; readonly keys: JWTVerifyGetKey } | undefined;
  const localOf = (jwks: JSONWebKeySet): JWTVerifyGetKey => {
    if (imported?.jwks !== jwks) imported = { jwks, keys: createLocalJWKSet(jwks) };
    return imported.keys;
  };
  return async (header, token) => {
    if (!cache.jwks) return fetched(header, token);
    const local = localOf(cache.jwks);
    renew();
    try {
      return await local(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      // The key may be newer than the set; if account does not answer, the set decides.
      return fetched(header, token).catch(() => Promise.reject(error));
    }
  };
}

async function storeKeys(sets: KeySets, url: string, jwks: JSONWebKeySet, log: Logger): Promise<void> {
  await sets
    .updateOne({ _id: url }, { $set: { jwks, at: new Date() } }, { upsert: true })
    .catch((error: unknown) => log.warn({ err: error }, 'could not keep the session keys'));
}
