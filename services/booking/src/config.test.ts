import { usualKept } from '@narae/service-kit';
import { readBookingConfig } from './config.ts';

const good = {
  DOCUMENT_KEY: 'ab'.repeat(32),
  MAIL_LINK_KEY: 'cd'.repeat(32),
  PUBLIC_ORIGIN: 'https://narae.example/',
};

describe('booking’s settings', () => {
  it('have defaults for everything but the keys and the origin', () => {
    expect(readBookingConfig(good)).toMatchObject({
      hold: { firstMinutes: 15, mostMinutes: 30 },
      kept: usualKept,
      rateLimits: true,
      retentionDays: 90,
      mailRecordDays: 180,
      publicOrigin: 'https://narae.example',
    });
    expect(readBookingConfig(good).documentKey).toHaveLength(32);
  });

  it.each([
    ['no key', { DOCUMENT_KEY: undefined }, 'DOCUMENT_KEY is missing'],
    ['no key for the links of mails', { MAIL_LINK_KEY: undefined }, 'MAIL_LINK_KEY is missing'],
    ['a short key', { DOCUMENT_KEY: 'ab' }, 'DOCUMENT_KEY: must be 64 hexadecimal digits'],
    ['no address', { PUBLIC_ORIGIN: 'narae' }, 'PUBLIC_ORIGIN: must be an address'],
    ['a hold that ends before it begins', { HOLD_MINUTES_MOST: '5' }, 'HOLD_MINUTES_MOST: must not be less'],
    ['a desk without an address', { DESK_MAILBOX: 'the desk' }, 'DESK_MAILBOX: must be an email address'],
    ['no retention at all', { DOCUMENT_RETENTION_DAYS: '-1' }, 'DOCUMENT_RETENTION_DAYS'],
  ])('rejects %s with a sentence', (_what, change, sentence) => {
    expect(() => readBookingConfig({ ...good, ...change })).toThrow(sentence);
  });
});
