import { readConfig as readAccount } from '../../account/src/config.ts';
import { readBookingProcess } from '../../booking/src/config.ts';
import { readConfig as readCatalog } from '../../catalog/src/config.ts';
import { readConfig as readCommunity } from '../../community/src/config.ts';
import { readEdgeConfig } from '../../edge/src/config.ts';

type Env = Record<string, string | undefined>;

/** As on a developer's machine. */
const development: Env = {
  PORT: '4000',
  APPS_DIR: '/narae',
  MONGO_URL: 'mongodb://narae:x@mongo',
  JWKS_URL: 'http://account:4000/.well-known/jwks.json',
  PUBLIC_ORIGIN: 'http://shop.localhost:3000',
  PAY_ORIGINS: 'http://pay.localhost:3001',
  RATE_LIMITS: 'off',
  EXIM_URL: 'http://sandbox:3001',
  EXIM_KEY: 'narae-sandbox-rates',
  MAIL_LINK_KEY: '8'.repeat(64),
  DOCUMENT_KEY: '6e617261652d64656d6f6e7374726174696f6e2d6b65792d6f6e6c7921212121',
  FUNPAY_URL: 'http://pay.localhost:3001',
  FUNPAY_MID: 'P00000000000',
  FUNPAY_SECRET: 'narae-sandbox-secret',
  ALLOW_SANDBOX_OUTCOME: 'true',
};
/** As where people pay. */
const production: Env = {
  ...development,
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://narae.example, https://www.narae.example',
  PAY_ORIGINS: 'https://online.funpay.co.kr',
  RATE_LIMITS: 'on',
  EXIM_URL: 'https://oapi.koreaexim.go.kr',
  EXIM_KEY: 'a key of our own',
  DOCUMENT_KEY: 'ab'.repeat(32),
  FUNPAY_URL: 'https://online.funpay.co.kr',
  FUNPAY_MID: 'P12345678901',
  FUNPAY_SECRET: 'a real secret of some length',
  ALLOW_SANDBOX_OUTCOME: 'false',
};

const services: Record<string, (env: Env) => unknown> = {
  edge: readEdgeConfig,
  account: readAccount,
  catalog: readCatalog,
  community: readCommunity,
  booking: readBookingProcess,
};

const sentenceOf = (read: (env: Env) => unknown, env: Env): string => {
  try {
    read(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};
const namesIn = (sentence: string): string[] =>
  sentence
    .split('\n')
    .slice(1)
    .map((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? line)
    .sort();

describe.each(Object.entries(services))('%s', (name, read) => {
  const wrongHere: Record<string, string[]> = {
    edge: ['PAY_ORIGINS'],
    catalog: ['EXIM_KEY', 'EXIM_URL'],
    community: ['DOCUMENT_KEY'],
    booking: ['ALLOW_SANDBOX_OUTCOME', 'DOCUMENT_KEY', 'FUNPAY_MID', 'FUNPAY_SECRET', 'FUNPAY_URL'],
  };
  const wrong = ['PUBLIC_ORIGIN', 'RATE_LIMITS', ...(wrongHere[name] ?? [])].sort();

  it('starts for development with what is published', () => {
    expect(sentenceOf(read, development)).toBe('');
  });

  it('starts in production with settings of its own over https', () => {
    expect(sentenceOf(read, production)).toBe('');
  });

  it('names everything at once that is not for production', () => {
    expect(namesIn(sentenceOf(read, { ...development, NODE_ENV: 'production' }))).toEqual(wrong);
  });

  it('names what is missing or wrong anywhere in the same message', () => {
    const env = { ...development, NODE_ENV: 'production', MONGO_URL: undefined, PORT: 'x' };
    expect(namesIn(sentenceOf(read, env))).toEqual(['MONGO_URL', 'PORT', ...wrong].sort());
  });

  it.each([undefined, '', 'http://narae.example', 'https://narae.example,http://narae.example'])(
    'does not start in production at %s, where cookies are not Secure',
    (PUBLIC_ORIGIN) => {
      expect(namesIn(sentenceOf(read, { ...production, PUBLIC_ORIGIN }))).toEqual(['PUBLIC_ORIGIN']);
    },
  );
});

describe('UnionPay in production', () => {
  const billGate: Env = {
    UNIONPAY: 'on',
    BILLGATE_PAY_URL: 'https://pay.billgate.net',
    BILLGATE_API_URL: 'https://webapi.billgate.net:8443',
    BILLGATE_SERVICE_ID: 'M1234567',
  };
  const namedWith = (env: Env): string[] =>
    namesIn(sentenceOf(readBookingProcess, { ...production, ...env }));

  it('is not offered without settings, and offered with them', () => {
    expect(readBookingProcess(production).payments.billgate).toBeNull();
    const off = readBookingProcess({ ...production, ...billGate, UNIONPAY: 'off' });
    expect(off.payments.billgate).toMatchObject({ offered: false, serviceId: 'M1234567' });
    const on = readBookingProcess({ ...production, ...billGate });
    expect(on.payments.billgate).toMatchObject({ offered: true, apiUrl: 'https://webapi.billgate.net:8443' });
  });

  it('is rejected when it is on and something is missing, the sandbox’s or not over https', () => {
    const names = ['BILLGATE_API_URL', 'BILLGATE_PAY_URL', 'BILLGATE_SERVICE_ID'];
    expect(namedWith({ UNIONPAY: 'on' })).toEqual(names);
    const sandbox = { BILLGATE_PAY_URL: 'http://pay.localhost', BILLGATE_API_URL: 'http://pay.localhost' };
    expect(namedWith({ UNIONPAY: 'on', ...sandbox, BILLGATE_SERVICE_ID: 'M2103135' })).toEqual(names);
  });
});

it('a published key is known in any spelling, and the sentence does not repeat it', () => {
  const DOCUMENT_KEY = development['DOCUMENT_KEY']?.toUpperCase();
  const sentence = sentenceOf(readBookingProcess, { ...production, DOCUMENT_KEY });
  expect(sentence).toContain('DOCUMENT_KEY: must not be the published one in production');
  expect(sentence).not.toContain(DOCUMENT_KEY);
});
