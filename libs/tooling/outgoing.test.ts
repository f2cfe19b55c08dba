import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './bin/lib/run.mjs';

/**
 * Every module of a service that connects to somewhere, and who names the address: a setting of the operator's, never a
 * visitor (docs/security.md says what is sent there). Whoever adds one decides whose address it takes.
 */
const connecting: Readonly<Record<string, string>> = {
  'libs/service-kit/src/auth/key-set.ts': 'JWKS_URL',
  'libs/service-kit/src/events/bus/nats-bus.ts': 'NATS_URL',
  'libs/service-kit/src/base/fetch-bounded.ts': 'whoever calls it, below',
  'libs/service-kit/src/mail/mailer.ts': 'SMTP_URL',
  'libs/service-kit/src/events/ops/commands.ts': 'NATS_URL',
  'libs/service-kit/src/store/connect-store.ts': 'MONGO_URL',
  'services/account/src/kernel/ask-domain.ts': 'BOOKING_URL, COMMUNITY_URL',
  'services/account/src/sign-in/providers/provider.ts': 'the hosts of sign-in providers',
  'services/account/src/sign-in/providers/oidc.ts': 'the same, by provider.ts',
  'services/booking/src/payment/providers/ask-provider.ts': 'FUNPAY_URL, BILLGATE_API_URL',
  'services/catalog/src/media/reach-film.ts': 'filmOrigins',
  'services/catalog/src/rates/koreaexim.ts': 'EXIM_URL',
  'services/community/src/desk/translation.ts': 'TRANSLATE_URL',
  'services/edge/src/forwarding/replicas.ts': 'ACCOUNT_URL, BOOKING_URL, CATALOG_URL, COMMUNITY_URL',
  'services/edge/src/forwarding/upstreams.routes.ts': 'the same',
};

const connects = [
  /\bfetch(?:Bounded)?\(/,
  /\b(?:createRemoteJWKSet|createConnection|createTransport)\(/,
  /\bimport (?!type)[^;]*\bconnect\b[^;]* from '(?:nats|(?:node:)?(?:net|tls|http2))'/,
  /\bimport (?!type)[^;]*\b(?:request|get|Agent|Socket)\b[^;]* from '(?:node:)?(?:https?|net|tls)'/,
  /\bimport (?!type)[^;]* from '(?:undici|openid-client|@fastify\/reply-from|@fastify\/http-proxy|(?:node:)?https|(?:node:)?dgram|axios|got)'/,
];

/** Modules that run in production; the sandbox and the one process of `npm start` do not. */
const modules = ['account', 'booking', 'catalog', 'community', 'edge']
  .map((service) => `services/${service}/src`)
  .concat('libs/service-kit/src', 'libs/ssr/src', 'libs/releases')
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('node_modules'))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  );

it('nothing connects to anywhere but the modules of the list', () => {
  const found = modules.filter((file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    return connects.some((pattern) => pattern.test(code));
  });
  expect(found.sort()).toEqual(Object.keys(connecting).sort());
});

it('every setting that names an address is one that a service reads', () => {
  const code = modules
    .filter((file) => /config|setting/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const named = Object.values(connecting).flatMap((by) => by.match(/[A-Z]+_[A-Z_]+/g) ?? []);
  expect(named.filter((name) => !code.includes(name))).toEqual([]);
});
