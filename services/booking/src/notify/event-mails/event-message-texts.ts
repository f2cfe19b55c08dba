import type { LanTp } from '@narae/contracts';

interface EventMessageTexts {
  /** Before what the organiser wrote. */
  readonly body: string;
  readonly closing: string;
}

/** What stands around a message of an event's organiser, in every language of the shop (EVENT-12). */
export const eventMessageTexts: Readonly<Record<LanTp, EventMessageTexts>> = {
  CHN: { body: '您预约的活动有来自主办方的消息：', closing: '您收到此邮件，是因为您预约了该活动。' },
  KOR: {
    body: '예약하신 이벤트의 주최 측에서 알려 드립니다.',
    closing: '이 메일은 이벤트를 예약하신 분께 보내 드립니다.',
  },
  ENG: {
    body: 'The organiser of your event has a message for you:',
    closing: 'You receive this mail because you have reserved this event.',
  },
  JPN: {
    body: 'ご予約のイベントについて、主催者からのお知らせです。',
    closing: 'このメールは、イベントをご予約の方にお送りしています。',
  },
  VTN: {
    body: 'Ban tổ chức sự kiện bạn đã đăng ký có thông báo:',
    closing: 'Bạn nhận được thư này vì đã đăng ký sự kiện.',
  },
};
