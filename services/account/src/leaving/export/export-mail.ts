import type { LanTp } from '@narae/contracts';
import type { Mail } from '@narae/service-kit';
import { accountMail, type AccountMailTexts } from '../../mail/index.ts';

/** `partly`: a domain was away for a day. */
export type ExportOutcome = 'ready' | 'partly' | 'failed';

const closings: Readonly<Record<LanTp, string>> = {
  KOR: '본인이 요청하지 않으셨다면 비밀번호를 바꾸고 저희에게 알려 주세요.',
  ENG: 'If you did not ask for this, please change your password and write to us.',
  CHN: '如果不是您本人操作，请修改密码并告知我们。',
  JPN: 'お心当たりのない場合は、パスワードを変更のうえご連絡ください。',
  VTN: 'Nếu bạn không yêu cầu, vui lòng đổi mật khẩu và báo cho chúng tôi.',
};

const texts: Readonly<Record<LanTp, Readonly<Record<ExportOutcome, Omit<AccountMailTexts, 'closing'>>>>> = {
  KOR: {
    ready: {
      subject: '[나래] 요청하신 내 정보가 준비되었습니다',
      body: '요청하신 내 정보 파일이 준비되었습니다. 로그인한 상태에서 7일 안에 한 번 내려받을 수 있습니다.',
      action: '내려받기',
    },
    partly: {
      subject: '[나래] 요청하신 내 정보가 일부 준비되었습니다',
      body: '일부 서비스에 하루 동안 연결할 수 없어 해당 정보가 빠진 파일을 준비했습니다. 무엇이 빠졌는지는 파일의 README.txt에 적혀 있습니다. 로그인한 상태에서 7일 안에 한 번 내려받을 수 있으며, 나중에 다시 요청하실 수 있습니다.',
      action: '내려받기',
    },
    failed: {
      subject: '[나래] 내 정보 파일을 만들지 못했습니다',
      body: '요청하신 내 정보 파일을 여러 번 시도했지만 만들지 못했습니다. 불편을 드려 죄송합니다. 내 계정에서 다시 요청하실 수 있습니다.',
      action: '내 계정',
    },
  },
  ENG: {
    ready: {
      subject: '[Narae] The copy of your data is ready',
      body: 'The file with your data is ready. Sign in and download it within 7 days; the link works once.',
      action: 'Download',
    },
    partly: {
      subject: '[Narae] A part of your data is ready',
      body: 'A part of our services could not be reached for a day, so what they keep is missing; README.txt in the file says what. Sign in and download it within 7 days; the link works once. You can ask for another copy later.',
      action: 'Download',
    },
    failed: {
      subject: '[Narae] We could not make the copy of your data',
      body: 'We tried several times but could not make the file with your data, and we are sorry. You can ask for it again in your account.',
      action: 'My account',
    },
  },
  CHN: {
    ready: {
      subject: '【Narae】您的数据副本已生成',
      body: '您申请的数据文件已生成。请登录后在7天内下载，链接只能使用一次。',
      action: '下载',
    },
    partly: {
      subject: '【Narae】您的部分数据已生成',
      body: '由于一天内无法连接部分服务，文件中缺少相应信息，详见文件内的README.txt。请登录后在7天内下载，链接只能使用一次。您可以稍后重新申请。',
      action: '下载',
    },
    failed: {
      subject: '【Narae】您的数据副本未能生成',
      body: '我们多次尝试，仍未能生成您的数据文件，非常抱歉。您可以在账号设置中重新申请。',
      action: '账号设置',
    },
  },
  JPN: {
    ready: {
      subject: '【Narae】お客様のデータの準備ができました',
      body: 'ご請求のデータファイルの準備ができました。ログインのうえ7日以内にダウンロードしてください。リンクは一度だけご利用いただけます。',
      action: 'ダウンロード',
    },
    partly: {
      subject: '【Narae】お客様のデータの一部の準備ができました',
      body: '一部のサービスに1日接続できなかったため、該当する情報を除いたファイルをご用意しました。含まれていないものはファイル内のREADME.txtに記載しています。ログインのうえ7日以内にダウンロードしてください。リンクは一度だけご利用いただけます。後ほど再度お申し込みいただけます。',
      action: 'ダウンロード',
    },
    failed: {
      subject: '【Narae】お客様のデータを準備できませんでした',
      body: '何度か試みましたが、データファイルを作成できませんでした。申し訳ございません。マイアカウントから再度お申し込みいただけます。',
      action: 'マイアカウント',
    },
  },
  VTN: {
    ready: {
      subject: '[Narae] Bản sao dữ liệu của bạn đã sẵn sàng',
      body: 'Tệp dữ liệu của bạn đã sẵn sàng. Hãy đăng nhập và tải xuống trong vòng 7 ngày; liên kết chỉ dùng được một lần.',
      action: 'Tải xuống',
    },
    partly: {
      subject: '[Narae] Một phần dữ liệu của bạn đã sẵn sàng',
      body: 'Không kết nối được với một số dịch vụ trong một ngày nên tệp thiếu phần dữ liệu tương ứng; README.txt trong tệp ghi rõ phần nào. Hãy đăng nhập và tải xuống trong vòng 7 ngày; liên kết chỉ dùng được một lần. Bạn có thể yêu cầu lại sau.',
      action: 'Tải xuống',
    },
    failed: {
      subject: '[Narae] Chưa thể tạo bản sao dữ liệu của bạn',
      body: 'Chúng tôi đã thử nhiều lần nhưng chưa tạo được tệp dữ liệu của bạn, rất xin lỗi bạn. Bạn có thể yêu cầu lại trong trang tài khoản.',
      action: 'Tài khoản của tôi',
    },
  },
};

/** The link, or that it failed (ACCOUNT-40). */
export const exportMail = ({
  to,
  link,
  lan_tp,
  outcome,
}: {
  to: string;
  link: string;
  lan_tp: LanTp;
  outcome: ExportOutcome;
}): Mail =>
  accountMail(outcome === 'failed' ? 'export-failed' : 'export-ready', to, link, lan_tp, {
    ...texts[lan_tp][outcome],
    closing: closings[lan_tp],
  });
