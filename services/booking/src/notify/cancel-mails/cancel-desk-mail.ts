import type { BookableProduct } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { textIn } from '@narae/contracts/localized';
import { formatMoney, formatPercent } from '@narae/i18n/format';
import { writeMail, type Mail } from '@narae/service-kit';
import type { Cancellation, PlainBooking } from '../../kernel/index.ts';
import { daysText, row } from '../parts/mail-parts.ts';

/** What a mail to the desk about a request is made from. */
export interface CancelDeskMailFacts {
  readonly to: string;
  readonly booking: Pick<PlainBooking, 'order_id' | 'lan_tp'>;
  readonly product: Pick<BookableProduct, 'titles' | 'start_day' | 'end_day'>;
  readonly asked: Cancellation;
  readonly publicOrigin: string;
}

/** The mail to the desk, which works in Korean: what is to be decided and where; the member's name and address stay in the shop. */
export const cancelDeskMail = ({ to, booking, product, asked, publicOrigin }: CancelDeskMailFacts): Mail => {
  const { whole, rv_mem_ids, reason, pct, sums } = asked;
  return writeMail({
    kind: 'cancel-desk',
    to,
    lan_tp: 'KOR',
    subject: `취소 요청 · ${booking.order_id ?? ''}`,
    greeting: '새 취소 요청이 들어왔습니다.',
    body: '관리 화면에서 확인하고 승인 또는 거절해 주세요. 환불액은 요청 시점을 기준으로 합니다.',
    sections: [
      {
        rows: [
          ...row('주문 번호', booking.order_id ?? ''),
          ...row('상품', textIn(product.titles, 'KOR')),
          ...row('날짜', daysText(product, 'KOR')),
          ...row('취소 범위', whole ? '주문 전체' : `여행자 ${rv_mem_ids.length}명`),
          ...row('환불 비율', formatPercent(pct / 100, 'KOR')),
          ...row(
            '환불 금액',
            ...sums.map(({ refunded, currency }) => formatMoney(refunded, currency, 'KOR')),
          ),
          ...row('고객 언어', booking.lan_tp),
          ...row('취소 사유', ...reason.split('\n')),
        ],
      },
    ],
    action: {
      text: '관리 화면 열기',
      href: `${publicOrigin}${href('adminBooking', { view: 'cancellations', id: booking.order_id ?? '' })}`,
    },
    closing: 'Narae',
  });
};
