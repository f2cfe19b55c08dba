import { completeTexts } from '@narae/contracts/localized';
import { LAN_TPS } from '@narae/contracts/languages';
import { mailTexts } from '../texts.ts';
import { waitingMail, type WaitingMailFacts, type WaitingMailReason } from './waiting-mails.ts';

const titles = completeTexts({
  CHN: '汉江',
  KOR: '한강',
  ENG: 'Han river',
  JPN: '漢江',
  VTN: 'Sông Hàn',
});
const facts = (over: Partial<WaitingMailFacts>): WaitingMailFacts => ({
  reason: 'joined',
  lanTp: 'ENG',
  to: 'me@example.com',
  entry: { kind: 'seats', seats: 3, offer_ends_at: new Date('2026-11-22T03:00:00Z') },
  target: { titles, day: '2026-12-20' },
  publicOrigin: 'https://narae.example',
  stop: { page: 'https://narae.example/stop', oneClick: 'https://narae.example/one' },
  ...over,
});

describe.each(LAN_TPS)('in %s', (lanTp) => {
  const t = mailTexts(lanTp);

  it.each<WaitingMailReason>(['joined', 'offered', 'ran-out', 'opened', 'ended'])('%s', (reason) => {
    const { subject, text } = waitingMail(facts({ lanTp, reason }));
    expect(subject).toBe(`${t(`waiting_${reason}_subject`)} · ${titles[lanTp]}`);
    expect(text).toContain(t(`waiting_${reason}_body`).slice(0, 12));
    // Only an offer ends, in Korean time.
    expect(text.includes('12:00')).toBe(reason === 'offered');
  });

  it('says when it begins, where that is known', () => {
    const target = { titles, day: '2026-12-20', start_time: '09:30' };
    expect(waitingMail(facts({ lanTp, target })).text).toContain('09:30');
  });

  it('promises nobody a place who asked to be reminded', () => {
    const entry = { kind: 'opening' as const, seats: 0, offer_ends_at: null };
    const { subject, text } = waitingMail(facts({ lanTp, entry }));
    expect(subject).toContain(t('waiting_reminder_subject'));
    expect(text).not.toContain(t('waiting_joined_body').slice(0, 12));
    expect(text).not.toContain(t('waiting_party'));
  });
});
