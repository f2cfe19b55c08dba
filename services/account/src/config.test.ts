import { readConfig } from './config.ts';

const env = {
  PORT: '4100',
  MONGO_URL: 'mongodb://127.0.0.1:27017',
  MAIL_LINK_KEY: '8'.repeat(64),
  JWKS_URL: 'http://127.0.0.1:4100/.well-known/jwks.json',
  DATA_DIR: '/data',
  PUBLIC_ORIGIN: 'https://narae.example, https://www.narae.example',
};

it('reads its settings with safe defaults', () => {
  expect(readConfig(env)).toMatchObject({
    PORT: 4100,
    signingKey: { jwk: null, file: '/data/secrets/signing-key.json' },
    publicOrigin: 'https://narae.example',
    lifetime: { idleDays: 14, maxDays: 90 },
    throttled: true,
  });
});

it('requires rate limits in production', () => {
  const off = { ...env, RATE_LIMITS: 'off' };
  expect(readConfig(off).throttled).toBe(false);
  expect(() => readConfig({ ...off, NODE_ENV: 'production' })).toThrow(
    'RATE_LIMITS: must be on in production',
  );
});

it('names the settings that are wrong', () => {
  expect(() => readConfig({ ...env, MONGO_URL: undefined, SESSION_IDLE_DAYS: '0' })).toThrow(
    /MONGO_URL is missing\n\s+SESSION_IDLE_DAYS: /,
  );
});
