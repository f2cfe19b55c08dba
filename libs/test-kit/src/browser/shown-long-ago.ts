import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import type { BrowserContext } from 'playwright';

/** The cookie of the access token, over http. */
const ACCESS_COOKIE = 'narae_at';

/**
 * Gives an administrator's browser the access token that account would have issued had the second factor been shown longer ago
 * (ACCOUNT-43): nobody waits for five minutes.
 * @param dataDir where the site keeps the key that it signs with
 */
export const shownLongAgo = async (
  context: BrowserContext,
  dataDir: string,
  seconds: number,
): Promise<void> => {
  const cookie = (await context.cookies()).find(({ name }) => name === ACCESS_COOKIE);
  if (!cookie) throw new Error('nobody is signed in');
  const { sf_at, ...claims } = decodeJwt<{ sf_at: number }>(cookie.value);
  const { alg = 'EdDSA', ...header } = decodeProtectedHeader(cookie.value);
  const key: unknown = JSON.parse(await readFile(path.join(dataDir, 'secrets', 'signing-key.json'), 'utf8'));
  const value = await new SignJWT({ ...claims, sf_at: sf_at - seconds })
    .setProtectedHeader({ ...header, alg })
    .sign(await importJWK(key as Parameters<typeof importJWK>[0], alg));
  await context.addCookies([{ ...cookie, value }]);
};
