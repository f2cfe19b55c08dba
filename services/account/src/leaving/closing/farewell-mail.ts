import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import type { Mail } from '@narae/service-kit';
import type { StoredMember } from '../../kernel/index.ts';
import { accountMail, type AccountMailTexts } from '../../mail/index.ts';

const texts: Readonly<Record<LanTp, AccountMailTexts>> = {
  KOR: {
    subject: '[나래] 회원 탈퇴가 완료되었습니다',
    body: '회원 탈퇴가 완료되어 모든 기기에서 로그아웃되었고, 개인정보는 삭제됩니다. 법에 따라 보관해야 하는 거래 기록은 이름과 연락처 없이 보관합니다.',
    action: '나래 둘러보기',
    closing:
      '본인이 탈퇴하지 않으셨다면 회사 소개에 있는 연락처로 바로 알려 주세요. 이 주소로는 더 이상 메일을 보내지 않습니다.',
  },
  ENG: {
    subject: '[Narae] Your account has been closed',
    body: 'Your account is closed, every device is signed out, and your personal data are being deleted. Records of payments that the law makes us keep stay without your name and contact details.',
    action: 'Visit Narae',
    closing:
      'If it was not you, please write to us at once; the address is on the company page. We send no further mail to this address.',
  },
  CHN: {
    subject: '【Narae】您的账号已注销',
    body: '您的账号已注销，所有设备均已退出登录，您的个人信息将被删除。依法须保存的交易记录会保留，但不含您的姓名和联系方式。',
    action: '访问Narae',
    closing: '如果不是您本人操作，请立即通过公司介绍页上的联系方式告知我们。此后我们不会再向该邮箱发送邮件。',
  },
  JPN: {
    subject: '【Narae】退会手続きが完了しました',
    body: '退会手続きが完了し、すべての端末からログアウトされました。お客様の個人情報は削除されます。法令により保存が必要な取引記録は、お名前やご連絡先を除いた形で保存されます。',
    action: 'Naraeを見る',
    closing:
      'お心当たりのない場合は、会社案内の連絡先まで至急ご連絡ください。今後、このアドレスにメールをお送りすることはありません。',
  },
  VTN: {
    subject: '[Narae] Tài khoản của bạn đã được xóa',
    body: 'Tài khoản của bạn đã được xóa, mọi thiết bị đã đăng xuất và dữ liệu cá nhân của bạn đang được xóa. Các chứng từ thanh toán phải lưu theo luật sẽ được giữ lại mà không có tên và thông tin liên hệ của bạn.',
    action: 'Ghé thăm Narae',
    closing:
      'Nếu không phải bạn, hãy liên hệ ngay với chúng tôi theo địa chỉ ở trang giới thiệu công ty. Chúng tôi sẽ không gửi thư đến địa chỉ này nữa.',
  },
};

/** Null where the mailbox is not confirmed (ACCOUNT-14). */
export const farewellMail = (
  {
    mem_email,
    email_confirmed_at,
    lan_tp = 'ENG',
  }: Pick<StoredMember, 'mem_email' | 'email_confirmed_at' | 'lan_tp'>,
  publicOrigin: string,
): Mail | null =>
  mem_email && email_confirmed_at
    ? accountMail('farewell', mem_email, `${publicOrigin}${href('home', { lan_tp })}`, lan_tp, texts[lan_tp])
    : null;
