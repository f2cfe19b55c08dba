import { RefundReason, type LanTp } from '@narae/contracts';
import { orderMailTexts, type OrderMailReason } from '../src/mails/order-mail-texts.ts';
import { orderMail, type OrderMailFacts } from '../src/mails/order-mail.ts';
import { tour } from './support/products.ts';

const languages = Object.keys(orderMailTexts) as LanTp[];
const reasons: OrderMailReason[] = ['paid', ...RefundReason.options];

const facts = (changes: Partial<OrderMailFacts> = {}): OrderMailFacts => ({
  reason: 'paid',
  lanTp: 'ENG',
  booking: {
    buyername: 'LIN MEI',
    email: 'lin@example.com',
    party: { adult_cnt: 2, teen_cnt: 1, children_cnt: 0, child_cnt: 1 },
  },
  product: { ...tour, end_day: '2026-12-22' },
  amount: 1288,
  currency: 'CNH',
  refno: 'TRIP20261121120000667',
  publicOrigin: 'https://shop.example',
  ...changes,
});

describe('a mail about an order', () => {
  it.each(languages)('contains every fact in %s, as text and as HTML', (lanTp) => {
    for (const reason of reasons) {
      const mail = orderMail(facts({ lanTp, reason }));
      expect(mail).toMatchObject({ to: 'lin@example.com', lan_tp: lanTp });
      expect(mail.subject).toContain(tour.titles[lanTp]);
      for (const part of [mail.text, mail.html ?? '']) {
        for (const told of ['LIN MEI', '1,288', 'TRIP20261121120000667', tour.places[lanTp]]) {
          expect(part.replace('1.288', '1,288')).toContain(told);
        }
        expect(part).toContain(`https://shop.example/myinfo?lan_tp=${lanTp}`);
        expect(part).not.toMatch(/undefined|null|\{\{/);
      }
    }
  });

  it('has its own subject and body for each reason in each language', () => {
    const said = languages.flatMap((lanTp) =>
      reasons.map((reason) => orderMailTexts[lanTp].bodies[reason] + orderMailTexts[lanTp].subjects[reason]),
    );
    expect(new Set(said).size).toBe(languages.length * reasons.length);
  });

  it('escapes names in HTML', () => {
    const { booking } = facts();
    const mail = orderMail(facts({ booking: { ...booking, buyername: '<img src=x onerror="alert(1)">' } }));
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(mail.html).not.toContain('<img');
  });
});
