import path from 'node:path';
import { documentKeyOf, mailLinkKeyOf } from './secrets.mjs';
import { root } from './run.mjs';

/** Runs the built entry of a service, as its container does. */
const bundle = (service, file = 'main.js') => ['--enable-source-maps', `services/${service}/dist/${file}`];

const at = (port) => `http://127.0.0.1:${port}`;

/**
 * What each process of the site runs and is told by its environment: nothing else configures it.
 * `ports` has one for each name; the edge's and the sandbox's are what people see.
 */
export const sitePlan = ({ ports, dataDir, mongoUrl, natsUrl, env, bookings }) => {
  const origin = env.PUBLIC_ORIGIN || `http://localhost:${ports.edge}`;
  const sandbox = at(ports.sandbox);
  const documentKey = env.DOCUMENT_KEY || documentKeyOf(dataDir);
  const mailLinks = { MAIL_LINK_KEY: env.MAIL_LINK_KEY || mailLinkKeyOf(documentKey) };
  const everybody = {
    ...env,
    // Of the edge alone: the others show their numbers on their own ports.
    METRICS_PORT: '',
    HOST: '127.0.0.1',
    LOG_LEVEL: env.LOG_LEVEL || 'warn',
    DATA_DIR: dataDir,
    MEDIA_DIR: path.resolve(env.MEDIA_DIR || path.join(dataDir, 'media')),
    MONGO_URL: mongoUrl,
    NATS_URL: natsUrl,
    JWKS_URL: `${at(ports.account)}/.well-known/jwks.json`,
    SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
    PUBLIC_ORIGIN: origin,
    TRUST_PROXY: '127.0.0.1',
  };
  const service = (name, owner, more = {}) => ({
    name,
    port: ports[name],
    args: bundle(owner),
    env: { ...everybody, PORT: String(ports[name]), ...more },
    ready: `${at(ports[name])}/readyz`,
  });
  const booking = {
    DOCUMENT_KEY: documentKey,
    ...mailLinks,
    FUNPAY_URL: sandbox,
    BILLGATE_PAY_URL: sandbox,
    BILLGATE_API_URL: sandbox,
    ALLOW_SANDBOX_OUTCOME: 'true',
  };
  return {
    origin,
    sandboxOrigin: sandbox,
    seeds: ['catalog', 'community', 'account'].map((name) => ({
      name,
      args: bundle(name, 'seed-main.js'),
      env: { ...everybody, DOCUMENT_KEY: documentKey },
    })),
    behind: [
      service('sandbox', 'sandbox', {
        SANDBOX_PORT: String(ports.sandbox),
        SANDBOX_SMTP_PORT: String(ports.mail),
      }),
      service('account', 'account', {
        ...mailLinks,
        BOOKING_URL: bookings.map((name) => at(ports[name])).join(','),
        COMMUNITY_URL: at(ports.community),
      }),
      service('catalog', 'catalog', { EXIM_URL: sandbox, EXIM_KEY: env.EXIM_KEY || 'narae-sandbox-rates' }),
      service('community', 'community', {
        DOCUMENT_KEY: documentKey,
        TRANSLATE_URL: sandbox,
        TRANSLATE_KEY: env.TRANSLATE_KEY || 'narae-sandbox-translations',
      }),
      ...bookings.map((name) => service(name, 'booking', booking)),
    ],
    edge: service('edge', 'edge', {
      APPS_DIR: root,
      RELEASES_DIR: path.resolve(env.RELEASES_DIR || path.join(dataDir, 'releases')),
      PAY_ORIGINS: sandbox,
      ACCOUNT_URL: at(ports.account),
      CATALOG_URL: at(ports.catalog),
      COMMUNITY_URL: at(ports.community),
      BOOKING_URL: bookings.map((name) => at(ports[name])).join(','),
      METRICS_PORT: String(ports.metrics),
      // Nobody stands before it who would want to know.
      DRAIN_NOTICE_MS: '0',
    }),
  };
};
