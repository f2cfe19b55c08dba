import type { LanTp } from '@narae/contracts/languages';
import { mailPolicies, type MailGroup, type MailOccasion } from '@narae/contracts/mail-kinds';
import type { MailContent, MailLink } from './mail-content.ts';

export interface MailFooter {
  readonly why: string;
  readonly stop?: MailLink;
}

type FooterTexts = Readonly<Record<MailGroup | Exclude<MailOccasion, 'desk'> | 'stop', string>>;

const texts: Readonly<Record<LanTp, FooterTexts>> = {
  CHN: {
    account: '此邮件与Narae账号的使用和安全有关，不受邮件设置影响。',
    order: '此邮件与您的订单有关，不受邮件设置影响。',
    reservation: '此邮件与您的活动预约有关，不受邮件设置影响。',
    'custom-trip': '此邮件与您的定制旅行申请有关，不受邮件设置影响。',
    reminders: '您收到此邮件，是因为您已开启提醒邮件。',
    waiting: '您收到此邮件，是因为您加入了候补名单或设置了开售提醒。',
    answers: '您收到此邮件，是因为您已开启回复通知。',
    news: '您收到此邮件，是因为您同意接收Narae的最新消息。',
    stop: '不再接收此类邮件',
  },
  KOR: {
    account: '나래 계정의 이용과 보안에 관한 필수 안내로, 메일 수신 설정과 관계없이 발송됩니다.',
    order: '고객님의 주문에 관한 필수 안내로, 메일 수신 설정과 관계없이 발송됩니다.',
    reservation: '고객님의 이벤트 예약에 관한 필수 안내로, 메일 수신 설정과 관계없이 발송됩니다.',
    'custom-trip': '고객님의 맞춤 여행 요청에 관한 필수 안내로, 메일 수신 설정과 관계없이 발송됩니다.',
    reminders: '미리 알림 메일을 받기로 하셔서 보내 드리는 메일입니다.',
    waiting: '대기자 명단이나 예약 시작 알림을 신청하셔서 보내 드리는 메일입니다.',
    answers: '답변과 답글 알림을 받기로 하셔서 보내 드리는 메일입니다.',
    news: '나래의 소식을 받기로 동의하셔서 보내 드리는 메일입니다.',
    stop: '이 메일 그만 받기',
  },
  ENG: {
    account:
      'This mail is about the use and safety of a Narae account and is sent whatever the mail settings are.',
    order: 'This mail is about your order and is sent whatever your mail settings are.',
    reservation: 'This mail is about your event reservation and is sent whatever your mail settings are.',
    'custom-trip': 'This mail is about your custom trip request and is sent whatever your mail settings are.',
    reminders: 'You receive this mail because reminders are switched on for you.',
    waiting:
      'You receive this mail because you joined a waiting list or asked to be told when booking opens.',
    answers: 'You receive this mail because mails about answers are switched on for you.',
    news: 'You receive this mail because you agreed to news from Narae.',
    stop: 'Stop these mails',
  },
  JPN: {
    account:
      'このメールはNaraeアカウントのご利用と安全に関する重要なお知らせのため、メール設定にかかわらずお送りしています。',
    order: 'このメールはご注文に関する重要なお知らせのため、メール設定にかかわらずお送りしています。',
    reservation:
      'このメールはイベントのご予約に関する重要なお知らせのため、メール設定にかかわらずお送りしています。',
    'custom-trip':
      'このメールはオーダーメイド旅行のご依頼に関する重要なお知らせのため、メール設定にかかわらずお送りしています。',
    reminders: 'このメールは、リマインドメールを受け取る設定の方にお送りしています。',
    waiting: 'このメールは、キャンセル待ちや受付開始のお知らせにお申し込みの方にお送りしています。',
    answers: 'このメールは、回答・返信のお知らせを受け取る設定の方にお送りしています。',
    news: 'このメールは、Naraeからのお知らせの受け取りに同意された方にお送りしています。',
    stop: 'このメールの配信を停止する',
  },
  VTN: {
    account:
      'Email này liên quan đến việc sử dụng và bảo mật tài khoản Narae nên luôn được gửi, bất kể cài đặt email.',
    order: 'Email này liên quan đến đơn hàng của bạn nên luôn được gửi, bất kể cài đặt email.',
    reservation:
      'Email này liên quan đến việc đặt chỗ sự kiện của bạn nên luôn được gửi, bất kể cài đặt email.',
    'custom-trip':
      'Email này liên quan đến yêu cầu chuyến đi riêng của bạn nên luôn được gửi, bất kể cài đặt email.',
    reminders: 'Bạn nhận email này vì bạn đang bật email nhắc nhở.',
    waiting: 'Bạn nhận email này vì bạn đã vào danh sách chờ hoặc đăng ký nhận thông báo mở bán.',
    answers: 'Bạn nhận email này vì bạn đang bật thông báo trả lời.',
    news: 'Bạn nhận email này vì bạn đã đồng ý nhận tin từ Narae.',
    stop: 'Ngừng nhận email này',
  },
};

/** The last lines of a mail, in its language (MAIL-4); none for the shop's own desk. */
export const mailFooter = ({
  kind,
  lan_tp,
  stop,
}: Pick<MailContent, 'kind' | 'lan_tp' | 'stop'>): MailFooter | null => {
  const policy = mailPolicies[kind];
  const about = 'group' in policy ? policy.group : policy.necessary;
  if (about === 'desk') return null;
  const words = texts[lan_tp];
  return { why: words[about], ...(stop && { stop: { text: words.stop, href: stop.page } }) };
};
