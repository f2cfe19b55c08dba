import { perLanguage } from '@narae/contracts/localized';
import { LAN_TPS as languages } from '@narae/contracts/languages';
import { formatDate } from '@narae/i18n/format';
import { firstRefundSchedules } from '@narae/rules';
import type { BookingTraveller } from '../src/kernel/booking/booking-parts.model.ts';
import type { PriceSnapshot } from '../src/kernel/domain/price-snapshot.ts';
import {
  orderMail,
  type OrderMailFacts,
  paymentMailReasons,
  refundMailReasons as refundReasons,
} from '../src/notify/kinds/order-mail.ts';
import { mailTexts } from '../src/notify/texts.ts';
import { packageTrip, tour } from './support/products.ts';

const reasons = [...paymentMailReasons, ...refundReasons];

const at = new Date('2026-11-21T03:00:00Z');
const everywhere = (text: string) => perLanguage(() => text);

const traveller = (
  mem_type: BookingTraveller['mem_type'],
  sort_order: number,
  mem_nm: string,
): BookingTraveller => ({ rv_mem_id: `R${mem_nm}`, mem_type, sort_order, mem_nm, particulars: 'M1234567' });

const price: PriceSnapshot = {
  currency: 'CNH',
  deal_bas_r: 195,
  cost: 1500,
  option: 333,
  hotel: 777,
  total: 2610,
  origin_cost: 292_500,
  origin_option: 64_935,
  origin_hotel: 151_515,
  origin_price: 130_000,
  discounts: { teen_pct: 0, children_pct: 2, infant_takes_seat: false },
  cancellation: 'tour',
  refund_schedule: firstRefundSchedules['trip-stay'],
  frozen_at: at,
};

const [hanbok, photo] = tour.options;
const [single] = packageTrip.hotels;

const booking: OrderMailFacts['booking'] = {
  order_id: 'O20261121000042',
  buyername: 'LIN MEI',
  email: 'lin@example.com',
  party: { adult_cnt: 2, teen_cnt: 0, children_cnt: 0, child_cnt: 1 },
  travellers: [
    traveller('child', 1, 'LIN BAO'),
    traveller('adult', 2, 'LIN AN'),
    traveller('adult', 1, 'LIN MEI'),
  ],
  options: [
    { opt: hanbok, participant_cnt: 2 },
    { opt: photo, participant_cnt: 1 },
  ].map(({ opt, participant_cnt }) => ({
    opt_id: `L${opt?.opt_code}`,
    opt_code: opt?.opt_code ?? '',
    names: opt?.names ?? everywhere(''),
    origin_price: opt?.origin_price ?? 0,
    participant_cnt,
    reg_date: at,
    mod_date: at,
  })),
  rooms: [
    {
      hotel_cart_id: 'H1',
      hotel_dtl_id: 'HSINGLE',
      hotel_type: 'S',
      names: single?.names ?? everywhere(''),
      origin_hotel_price: 65_000,
      personnel_cnt: 2,
      reg_date: at,
      mod_date: at,
    },
  ],
  price,
};

const facts = (changes: Partial<OrderMailFacts> = {}): OrderMailFacts => ({
  kind: 'order-paid',
  reason: 'paid',
  lanTp: 'ENG',
  booking,
  product: {
    ...tour,
    end_day: '2026-12-22',
    meeting_points: everywhere('Exit 8, 15:00'),
    meeting_lat: 37.57,
    meeting_lng: 126.98,
    lat: 35.1,
    lng: 129.1,
  },
  amount: 2610,
  currency: 'CNH',
  payType: 'A',
  refno: 'TRIP20261121120000667',
  tickets: [],
  publicOrigin: 'https://shop.example',
  today: '2026-11-21',
  ...changes,
});

/** What a reader sees of a mail: its text, and its HTML without tags and with its entities read. */
const readings = (changes: Partial<OrderMailFacts> = {}): string[] => {
  const { text, html = '' } = orderMail(facts(changes));
  const seen = html
    .replace(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  return [text, seen].map((said) =>
    said.replace(/\s+/g, ' ').replaceAll('1.500', '1,500').replaceAll('2.610', '2,610'),
  );
};

const order = (said: string, parts: readonly string[]): string[] =>
  parts.toSorted((one, other) => said.indexOf(one) - said.indexOf(other));

describe('a mail about an order', () => {
  it.each(languages)('names order, product, place, amount and payment in %s, for every reason', (lanTp) => {
    for (const reason of reasons) {
      const mail = orderMail(facts({ lanTp, reason }));
      expect(mail).toMatchObject({ to: 'lin@example.com', lan_tp: lanTp });
      expect(mail.subject).toContain(tour.titles[lanTp]);
      expect(mail.text).toContain(`https://shop.example/myOrder?order_id=O20261121000042&lan_tp=${lanTp}`);
      expect(mail.html).toContain(
        `href="https://shop.example/myOrder?order_id=O20261121000042&amp;lan_tp=${lanTp}"`,
      );
      for (const said of readings({ lanTp, reason })) {
        for (const part of ['LIN MEI', '2,610', 'TRIP20261121120000667', 'O20261121000042'])
          expect(said).toContain(part);
        for (const part of [tour.titles[lanTp], tour.places[lanTp]]) expect(said).toContain(part);
        expect(said).toContain('Narae');
        expect(said).not.toMatch(/undefined|null|NaN|\{\{|\[object/);
      }
    }
  });

  it('has its own subject and body for each reason in each language', () => {
    for (const said of ['subject', 'body'] as const) {
      const texts = languages.flatMap((lanTp) =>
        reasons.map((reason) => mailTexts(lanTp)(`order_${reason}_${said}`)),
      );
      expect(new Set(texts).size).toBe(languages.length * reasons.length);
    }
  });

  it('needs nothing from elsewhere: no scripts, style sheets or fonts, and the one picture comes with it', () => {
    const { html = '' } = orderMail(facts());
    expect(html).not.toMatch(/<(script|link|iframe|svg|object|form)\b|url\(|@import/i);
    expect(html.match(/\bsrc="[^"]*"/g)).toEqual(['src="cid:logo@narae"']);
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('<html lang="en"');
  });
});

describe('the mail of a paid order', () => {
  it.each(languages)('names the travellers in their order in %s, and nothing else of theirs', (lanTp) => {
    const names = ['LIN MEI', 'LIN AN', 'LIN BAO'];
    for (const said of readings({ lanTp })) {
      const list = said.slice(said.indexOf('Exit 8'));
      for (const name of names) expect(list).toContain(name);
      expect(order(list, names)).toEqual(names);
      expect(said).not.toContain('M1234567');
      expect(said).not.toContain('lin@example.com');
    }
  });

  it.each([
    ['CHN', '2名', '1名', '成人2名、婴幼儿1名（免费）'],
    ['KOR', '2명', '1명', '성인 2명, 유아 1명(무료)'],
    ['ENG', '2 people', '1 person', '2 adults, 1 infant (free)'],
    ['JPN', '2名', '1名', '大人2名、幼児1名（無料）'],
    ['VTN', '2 người', '1 người', '2 người lớn, 1 em bé (miễn phí)'],
  ] as const)(
    'lists extras, rooms and the lines of the price with counts in %s',
    (lanTp, two, one, party) => {
      for (const said of readings({ lanTp })) {
        expect(said).toContain(`${hanbok?.names[lanTp]} · ${two}`);
        expect(said).toContain(`${photo?.names[lanTp]} · ${one}`);
        expect(said).toContain(`${single?.names[lanTp]} · ${two}`);
        const figures = said.slice(said.indexOf(party));
        const lines = [party, '1,500', '333', '777', '2,610'];
        for (const line of lines) expect(figures).toContain(line);
        expect(order(figures, lines)).toEqual(lines);
      }
    },
  );

  it('says nothing of extras and rooms where none were chosen', () => {
    for (const said of readings({ booking: { ...booking, options: [], rooms: [] } }))
      expect(said).not.toMatch(/Extras|Hotel/);
  });

  it('shows a map of the meeting point, or else of the place, which may be another town', () => {
    const said = (changes: Partial<OrderMailFacts['product']>): string[] => {
      const lines = orderMail(facts({ product: { ...facts().product, ...changes } })).text.split('\n');
      return lines.flatMap((line, index) =>
        line.includes('openstreetmap') ? [lines[index - 1] ?? '', line.split('#map=')[1] ?? ''] : [],
      );
    };
    expect(said({})).toEqual(['Meeting point: Exit 8, 15:00', '15/37.57/126.98']);
    expect(said({ meeting_lat: null })).toEqual([`Place: ${tour.places.ENG}`, '15/35.1/129.1']);
  });

  it.each(languages)('says in %s where one meets, with a map', (lanTp) => {
    const map = 'https://www.openstreetmap.org/?mlat=37.57&mlon=126.98#map=15/37.57/126.98';
    const { text, html } = orderMail(facts({ lanTp }));
    expect(text).toContain(map);
    expect(html).toContain(`href="${map.replaceAll('&', '&amp;')}"`);
    for (const said of readings({ lanTp })) expect(said).toContain('Exit 8, 15:00');
  });

  it('leaves out what the product does not say, as products from before did not', () => {
    const { meeting_points: _, ...old } = { meeting_points: 0, ...tour };
    for (const said of readings({ product: old })) expect(said).not.toMatch(/Meeting point|map/);
    const product = { ...facts().product, meeting_lat: null, meeting_lng: null, lat: null, lng: null };
    const { text, html } = orderMail(facts({ product }));
    expect(text).toContain('Exit 8, 15:00');
    expect(`${text}${html}`).not.toContain('openstreetmap');
  });

  it.each(languages)(
    'dates the refunds in %s by the schedule of the order, without days that have passed',
    (lanTp) => {
      const day = (date: string): string => formatDate(date, lanTp, 'day').replace(/\s+/g, ' ');
      const all = readings({ lanTp });
      const late = readings({ lanTp, today: '2026-12-16' });
      for (const [at, said] of all.entries()) {
        // Of `trip-stay`, for a trip on the 20th.
        for (const until of ['2026-12-15', '2026-12-18', '2026-12-19']) expect(said).toContain(day(until));
        expect(said).toMatch(/100\s?%/);
        expect(late[at]).not.toContain(day('2026-12-15'));
        expect(late[at]).toContain(day('2026-12-18'));
        expect(said).toContain('help@narae.example');
      }
    },
  );

  it('tells what applies within a day of booking a performance', () => {
    const performance = { ...price, refund_schedule: firstRefundSchedules.performance };
    for (const said of readings({ booking: { ...booking, price: performance } }))
      expect(said).toContain('Within 24 hours of booking');
    for (const said of readings()) expect(said).not.toContain('Within 24 hours');
  });

  it('dates the refunds of an order from before there was a choice by the schedule of that time', () => {
    const old = { ...price, refund_schedule: {} as PriceSnapshot['refund_schedule'] };
    expect(readings({ booking: { ...booking, price: old } })).toEqual(
      readings({
        booking: { ...booking, price: { ...price, refund_schedule: firstRefundSchedules.outbound } },
      }),
    );
  });

  it('is for paid orders: when money goes back, nobody is told where to meet', () => {
    for (const reason of refundReasons)
      for (const said of readings({ reason }))
        expect(said).not.toMatch(/Exit 8|LIN AN|Hanbok|Refund if you cancel/);
  });
});

describe('hostile texts', () => {
  const attack = `<img src=x onerror="alert('1')"></title><script>&`;

  it('are escaped wherever they stand', () => {
    const evil = everywhere(attack);
    const mail = orderMail(
      facts({
        product: { ...facts().product, titles: evil, places: evil, meeting_points: evil },
        booking: {
          ...booking,
          buyername: attack,
          order_id: attack,
          travellers: [traveller('adult', 1, attack)],
          options: booking.options.map((option) => ({ ...option, names: evil })),
          rooms: booking.rooms.map((room) => ({ ...room, names: evil })),
        },
        refno: attack,
      }),
    );
    expect(mail.html).not.toMatch(/<img src=x|<script/);
    expect(mail.html?.match(/<\/title>/g)).toHaveLength(1);
    const escaped =
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&lt;/title&gt;&lt;script&gt;&amp;';
    // Page title, greeting, order, product, place, payment, meeting point, name, two extras, room.
    expect(mail.html?.split(escaped)).toHaveLength(12);
  });

  it('cannot forge lines or headers, nor reverse what is read', () => {
    const titles = everywhere('Walk\r\nBcc: all@example.com\u2028Total: ¥1\u202Eevil');
    const mail = orderMail(facts({ product: { ...facts().product, titles } }));
    expect(mail.subject).toContain('Walk Bcc: all@example.com Total: ¥1 evil');
    for (const part of [mail.subject, mail.text, mail.html ?? '']) {
      expect(part).not.toMatch(/\u2028|\u202E|\r/);
      expect(part).not.toMatch(/^Bcc|^Total: ¥1/m);
    }
  });
});
