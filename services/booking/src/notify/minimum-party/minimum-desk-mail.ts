import type { BookableProduct } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { textIn } from '@narae/contracts/localized';
import { daysBetween, minimumState, seoulDay } from '@narae/rules';
import { type Mail, writeMail } from '@narae/service-kit';
import { z } from 'zod';
import { findProducts } from '../../catalog/index.ts';
import { loadDepartures } from '../../orders/index.ts';
import type { MailKind } from '../delivery/deliver-mail.ts';
import { daysText, row } from '../parts/mail-parts.ts';

const MinimumFacts = z.object({ prod_id: z.string(), state: z.enum(['short', 'decide']) });
type MinimumFacts = z.infer<typeof MinimumFacts>;

/** The desk works in Korean. */
const texts = {
  short: {
    subject: '최소 인원 미달',
    body: '출발이 2주 안으로 다가왔지만 아직 최소 출발 인원이 모이지 않았습니다.',
  },
  decide: {
    subject: '출발 여부를 정해 주세요',
    body: '최소 출발 인원이 모이지 않았습니다. 취소한다면 출발 7일 전까지 예약하신 분들께 알려야 합니다.',
  },
} as const;

interface MinimumDeskMailFacts {
  readonly to: string;
  readonly state: MinimumFacts['state'];
  readonly product: Pick<BookableProduct, 'prod_id' | 'titles' | 'start_day' | 'end_day'>;
  readonly min_cnt: number;
  readonly paid_cnt: number;
  readonly days_left: number;
  readonly publicOrigin: string;
}

export const minimumDeskMail = ({
  to,
  state,
  product,
  min_cnt,
  paid_cnt,
  days_left,
  publicOrigin,
}: MinimumDeskMailFacts): Mail => {
  const { subject, body } = texts[state];
  const title = textIn(product.titles, 'KOR');
  return writeMail({
    kind: 'minimum-desk',
    to,
    lan_tp: 'KOR',
    subject: `${subject} · ${title}`,
    greeting: '출발 인원을 확인해 주세요.',
    body,
    sections: [
      {
        rows: [
          ...row('상품', title),
          ...row('상품 번호', product.prod_id),
          ...row('날짜', daysText(product, 'KOR')),
          ...row('결제 인원', `${paid_cnt}명`),
          ...row('최소 인원', `${min_cnt}명`),
          ...row('남은 날', `${days_left}일`),
        ],
      },
    ],
    action: {
      text: '출발 관리 열기',
      href: `${publicOrigin}${href('adminBooking', { view: 'departures' })}`,
    },
    closing: 'Narae',
  });
};

/** Once for each stage, where the desk has a mailbox (REFUND-4). */
export const minimumDeskMailKind: MailKind<MinimumFacts> = {
  name: 'minimum-desk',
  facts: MinimumFacts,
  idOf: ({ prod_id, state }) => `${prod_id}.minimum-desk.${state}`,
  compose: async (context, { prod_id, state }) => {
    const [product] = await findProducts(context, [prod_id]);
    if (!product || product.cancelled_at) return 'mail_object_gone';
    const [loaded] = await loadDepartures(context, [product], 'KOR');
    const { min_cnt = 0, start_day } = product;
    const days_left = daysBetween(seoulDay(context.now()), start_day);
    const paid_cnt = loaded?.departure.paid_cnt ?? 0;
    // Reached meanwhile, or departed.
    if (days_left < 0 || minimumState({ min_cnt, paid_cnt, days_left }) === 'reached')
      return 'mail_object_gone';
    const { deskMailbox: to, publicOrigin } = context.config;
    if (to === undefined) return 'mail_no_recipient';
    const mail = minimumDeskMail({ to, state, product, min_cnt, paid_cnt, days_left, publicOrigin });
    return { mail, object_id: prod_id, mem_id: 'desk' };
  },
  perMailbox: 'minimum-desk-mails',
};
