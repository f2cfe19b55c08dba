import type { LanTp } from '@narae/contracts';
import type { Mail } from '@narae/service-kit';
import { accountMail, type AccountMailTexts } from '../../mail/account-mail.ts';

const texts: Readonly<Record<LanTp, (hours: number) => AccountMailTexts>> = {
  KOR: (hours) => ({
    subject: '[나래] 새 이메일 주소를 확인해 주세요',
    body: `나래 계정의 이메일을 이 주소로 바꾸는 요청이 접수되었습니다. 본인의 주소가 맞다면 아래 버튼으로 확인해 주세요. 확인하시기 전까지는 기존 주소가 그대로 사용됩니다. 링크는 ${hours}시간 동안 한 번만 사용할 수 있습니다.`,
    action: '새 주소 확인하기',
    closing: '요청하신 적이 없다면 이 메일은 무시하셔도 됩니다. 이 주소는 사용되지 않습니다.',
  }),
  ENG: (hours) => ({
    subject: '[Narae] Please confirm your new email address',
    body: `A member of Narae wants to use this email address for their account. If it was you, please confirm that the address is yours. Until then your old address stays in use. The link works once, within ${hours} hours.`,
    action: 'Confirm new address',
    closing: 'If it was not you, you can ignore this message; the address will not be used.',
  }),
  CHN: (hours) => ({
    subject: '【Narae】请确认您的新邮箱',
    body: `有Narae会员希望将账号邮箱更换为此邮箱。如果是您本人，请点击下方按钮，确认该邮箱属于您。确认之前，原邮箱将继续使用。链接在${hours}小时内有效，且只能使用一次。`,
    action: '确认新邮箱',
    closing: '如果不是您本人操作，请忽略此邮件，该邮箱不会被使用。',
  }),
  JPN: (hours) => ({
    subject: '【Narae】新しいメールアドレスをご確認ください',
    body: `Naraeのアカウントで、メールアドレスをこのアドレスに変更するお申し込みがありました。ご本人の場合は、下のボタンから確認を完了してください。確認が済むまでは、これまでのアドレスをご利用いただけます。リンクは${hours}時間有効で、一度だけご利用いただけます。`,
    action: '新しいアドレスを確認',
    closing: 'お心当たりのない場合は、このメールを破棄してください。このアドレスが使われることはありません。',
  }),
  VTN: (hours) => ({
    subject: '[Narae] Vui lòng xác nhận địa chỉ email mới',
    body: `Một thành viên Narae muốn dùng địa chỉ email này cho tài khoản của mình. Nếu đó là bạn, hãy nhấn nút bên dưới để xác nhận địa chỉ là của bạn. Cho đến lúc đó, địa chỉ cũ vẫn được sử dụng. Liên kết chỉ dùng được một lần, trong ${hours} giờ.`,
    action: 'Xác nhận địa chỉ mới',
    closing: 'Nếu không phải bạn, vui lòng bỏ qua email này; địa chỉ sẽ không được sử dụng.',
  }),
};

/** Brings the link that makes an address the member's (ACCOUNT-28). */
export const newAddressMail = (email: string, link: string, hours: number, lanTp: LanTp): Mail =>
  accountMail('address-changing', email, link, lanTp, texts[lanTp](hours));
