import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { formatDate } from '@narae/i18n/format';
import type { Mail } from '@narae/service-kit';
import type { StoredMember } from '../../kernel/index.ts';
import { accountMail } from '../../mail/index.ts';
import { decisionTexts } from './decision-texts.ts';
import { isDecided, isMailed, shuttingOut } from './mailed-kinds.ts';
import { ownChangeTexts } from './own-change-texts.ts';
import { reasonRow } from './reason-texts.ts';

const sharedTexts: Readonly<
  Record<
    LanTp,
    { when: string; device: string; action: string; contact: string; notYou: string; ask: string }
  >
> = {
  KOR: {
    when: '일시',
    device: '기기',
    action: '내 계정 보기',
    contact: '고객센터 안내',
    notYou: '본인이 하신 일이 아니라면 곧바로 비밀번호를 바꾸고 다른 기기를 모두 로그아웃해 주세요.',
    ask: '궁금한 점이 있으시면 나래 고객센터로 문의해 주세요.',
  },
  ENG: {
    when: 'When',
    device: 'Device',
    action: 'Open my account',
    contact: 'How to reach us',
    notYou: 'If this was not you, set a new password at once and sign out all other devices.',
    ask: 'If you have any questions, please write to us.',
  },
  CHN: {
    when: '时间',
    device: '设备',
    action: '查看账号设置',
    contact: '查看联系方式',
    notYou: '如果不是您本人操作，请立即修改密码，并让其他所有设备退出登录。',
    ask: '如有疑问，请联系我们。',
  },
  JPN: {
    when: '日時',
    device: '端末',
    action: 'アカウントを確認',
    contact: 'お問い合わせ先を見る',
    notYou: 'お心当たりのない場合は、すぐにパスワードを変更し、ほかの端末をすべてログアウトしてください。',
    ask: 'ご不明な点がございましたら、お問い合わせください。',
  },
  VTN: {
    when: 'Thời gian',
    device: 'Thiết bị',
    action: 'Mở tài khoản của tôi',
    contact: 'Xem thông tin liên hệ',
    notYou: 'Nếu không phải bạn, hãy đổi mật khẩu ngay và đăng xuất khỏi mọi thiết bị khác.',
    ask: 'Nếu có thắc mắc, vui lòng liên hệ với chúng tôi.',
  },
};

/** Null where the kind is not mailed (ACCOUNT-21) or the mailbox not confirmed (ACCOUNT-14). */
export const changeMail = (
  kind: string,
  member: Pick<StoredMember, 'mem_email' | 'email_confirmed_at' | 'lan_tp'>,
  { at, user_agent_label, reason }: { at: Date; user_agent_label: string; reason: string },
  publicOrigin: string,
): Mail | null => {
  const { mem_email, email_confirmed_at, lan_tp = 'ENG' } = member;
  if (!isMailed(kind) || !mem_email || !email_confirmed_at) return null;
  const { when, device, action, contact, notYou, ask } = sharedTexts[lan_tp];
  const isShutOut = shuttingOut.includes(kind);
  const moment = { label: when, values: [formatDate(at.toISOString(), lan_tp, 'time')] };
  const why = reasonRow(reason, lan_tp);
  return accountMail(
    'account-changed',
    mem_email,
    `${publicOrigin}${href(isShutOut ? 'companyInfo' : 'myAccount', { lan_tp })}`,
    lan_tp,
    {
      ...(isDecided(kind) ? decisionTexts[lan_tp][kind] : ownChangeTexts[lan_tp][kind]),
      rows: [
        moment,
        ...(user_agent_label ? [{ label: device, values: [user_agent_label] }] : []),
        ...(why ? [why] : []),
      ],
      action: isShutOut ? contact : action,
      closing: isDecided(kind) ? ask : notYou,
    },
  );
};
