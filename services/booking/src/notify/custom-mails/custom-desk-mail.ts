import { href } from '@narae/contracts/href';
import { heads } from '@narae/rules';
import { writeMail, type Mail } from '@narae/service-kit';
import type { PlainCustomTrip } from '../../custom-travel/index.ts';
import { daysText, row } from '../parts/mail-parts.ts';

/** What a mail to the desk is made from. */
export interface CustomDeskMailFacts {
  readonly to: string;
  /** The member has asked for a trip, or about one. */
  readonly what: 'requested' | 'asked';
  readonly trip: Pick<PlainCustomTrip, 'request_id' | 'lan_tp' | 'wish' | 'steps'>;
  readonly publicOrigin: string;
}

/** The mail to the desk, which works in Korean: whether it is new, and where to answer; the member's address stays in the shop. */
export const customDeskMail = ({ to, what, trip, publicOrigin }: CustomDeskMailFacts): Mail => {
  const { request_id, wish, lan_tp, steps } = trip;
  const asks = what === 'asked';
  const said = steps.findLast((step) => step.what === 'asked')?.text ?? '';
  return writeMail({
    kind: 'custom-desk',
    to,
    lan_tp: 'KOR',
    subject: `${asks ? '맞춤 여행 문의' : '새 맞춤 여행 요청'} · ${request_id}`,
    greeting: asks ? '고객이 맞춤 여행에 대해 문의했습니다.' : '새 맞춤 여행 요청이 들어왔습니다.',
    body: '관리 화면에서 확인하고 답변해 주세요.',
    sections: [
      {
        rows: [
          ...row('요청 번호', request_id),
          ...row('여행 기간', daysText(wish, 'KOR')),
          ...row('인원', `${heads(wish)}명`),
          ...row('고객 언어', lan_tp),
          ...row('문의 내용', ...(asks ? said.split('\n') : [])),
        ],
      },
    ],
    action: {
      text: '관리 화면 열기',
      href: `${publicOrigin}${href('adminBooking', { view: 'custom', id: request_id })}`,
    },
    closing: 'Narae',
  });
};
