import type { ChangeTexts, DecidedKind } from './mailed-kinds.ts';

/** Decisions of the shop (ACCOUNT-21). */
export const decisionTexts: ChangeTexts<DecidedKind> = {
  KOR: {
    second_factor_reset: {
      subject: '[나래] 2단계 인증이 초기화되었습니다',
      body: '운영자가 계정의 2단계 인증을 초기화했습니다. 다음에 관리자 화면에 들어가실 때 다시 등록해 주세요.',
    },
    locked: {
      subject: '[나래] 계정이 잠겼습니다',
      body: '나래에서 계정을 잠갔습니다. 잠금이 풀릴 때까지 로그인하실 수 없습니다. 결제하신 여행은 그대로 유지됩니다.',
    },
    unlocked: {
      subject: '[나래] 계정 잠금이 풀렸습니다',
      body: '계정 잠금이 풀려 다시 로그인하실 수 있습니다.',
    },
    approved: {
      subject: '[나래] 가입이 승인되었습니다',
      body: '나래 회원이 되신 것을 환영합니다. 이제 로그인하실 수 있습니다.',
    },
    approval_rejected: {
      subject: '[나래] 가입이 승인되지 않았습니다',
      body: '죄송합니다. 회원 가입이 승인되지 않았습니다. 다시 로그인을 시도하지 않으시면 30일 뒤 회원님의 정보가 삭제됩니다. 착오가 있다면 그 전에 알려 주세요.',
    },
    role_changed: {
      subject: '[나래] 관리자 권한이 변경되었습니다',
      body: '계정의 관리자 권한이 변경되었습니다. 다시 로그인하시면 새 권한이 적용됩니다.',
    },
  },
  ENG: {
    second_factor_reset: {
      subject: '[Narae] Your second factor was reset',
      body: 'The operator has reset the second factor of your account. Please set it up again the next time you open the back office.',
    },
    locked: {
      subject: '[Narae] Your account was locked',
      body: 'We have locked your account. You cannot sign in until it is unlocked. Trips you have paid for stay booked.',
    },
    unlocked: {
      subject: '[Narae] Your account was unlocked',
      body: 'Your account was unlocked. You can sign in again.',
    },
    approved: {
      subject: '[Narae] You can sign in now',
      body: 'Welcome to Narae. Your membership was approved, and you can sign in now.',
    },
    approval_rejected: {
      subject: '[Narae] Your membership was not approved',
      body: 'We are sorry: your membership was not approved. Your details will be deleted in 30 days unless you try to sign in again. If you think this is a mistake, write to us before then.',
    },
    role_changed: {
      subject: '[Narae] Your administrator role was changed',
      body: 'Your role as an administrator was changed. It takes effect when you sign in again.',
    },
  },
  CHN: {
    second_factor_reset: {
      subject: '【Narae】两步验证已重置',
      body: '运营人员已重置您账号的两步验证。请在下次进入管理后台时重新设置。',
    },
    locked: {
      subject: '【Narae】您的账号已被锁定',
      body: '我们已锁定您的账号，解锁之前无法登录。已付款的行程不受影响。',
    },
    unlocked: {
      subject: '【Narae】您的账号已解锁',
      body: '您的账号已解锁，可以重新登录。',
    },
    approved: {
      subject: '【Narae】注册已通过审核',
      body: '欢迎加入Narae。您的注册已通过审核，现在可以登录。',
    },
    approval_rejected: {
      subject: '【Narae】注册未通过审核',
      body: '很抱歉，您的注册未通过审核。如您不再尝试登录，您的信息将在30天后删除。如有疑问，请在此之前联系我们。',
    },
    role_changed: {
      subject: '【Narae】您的管理员权限已变更',
      body: '您的管理员权限已变更，重新登录后生效。',
    },
  },
  JPN: {
    second_factor_reset: {
      subject: '【Narae】2段階認証がリセットされました',
      body: '運営者がアカウントの2段階認証をリセットしました。次に管理画面を開くときに、もう一度設定してください。',
    },
    locked: {
      subject: '【Narae】アカウントがロックされました',
      body: 'アカウントをロックしました。解除されるまでログインできません。お支払い済みのツアーはそのまま有効です。',
    },
    unlocked: {
      subject: '【Narae】アカウントのロックが解除されました',
      body: 'アカウントのロックが解除されました。再びログインできます。',
    },
    approved: {
      subject: '【Narae】会員登録が承認されました',
      body: 'Naraeへようこそ。会員登録が承認され、ログインできるようになりました。',
    },
    approval_rejected: {
      subject: '【Narae】会員登録は承認されませんでした',
      body: '申し訳ございませんが、会員登録は承認されませんでした。再度ログインをお試しにならない場合、お客様の情報は30日後に削除されます。お心当たりのない場合は、それまでにお問い合わせください。',
    },
    role_changed: {
      subject: '【Narae】管理者の権限が変更されました',
      body: '管理者としての権限が変更されました。再度ログインすると反映されます。',
    },
  },
  VTN: {
    second_factor_reset: {
      subject: '[Narae] Xác minh hai bước đã được đặt lại',
      body: 'Người vận hành đã đặt lại xác minh hai bước của tài khoản bạn. Vui lòng thiết lập lại khi vào trang quản trị lần tới.',
    },
    locked: {
      subject: '[Narae] Tài khoản của bạn đã bị khóa',
      body: 'Chúng tôi đã khóa tài khoản của bạn. Bạn chưa thể đăng nhập cho đến khi được mở khóa. Các chuyến đi đã thanh toán vẫn được giữ nguyên.',
    },
    unlocked: {
      subject: '[Narae] Tài khoản của bạn đã được mở khóa',
      body: 'Tài khoản của bạn đã được mở khóa. Bạn có thể đăng nhập lại.',
    },
    approved: {
      subject: '[Narae] Đăng ký của bạn đã được duyệt',
      body: 'Chào mừng bạn đến với Narae. Đăng ký đã được duyệt và bạn có thể đăng nhập ngay.',
    },
    approval_rejected: {
      subject: '[Narae] Đăng ký của bạn không được duyệt',
      body: 'Rất tiếc, đăng ký của bạn không được duyệt. Nếu bạn không thử đăng nhập lại, thông tin của bạn sẽ bị xóa sau 30 ngày. Nếu có nhầm lẫn, vui lòng liên hệ với chúng tôi trước thời hạn đó.',
    },
    role_changed: {
      subject: '[Narae] Quyền quản trị của bạn đã thay đổi',
      body: 'Quyền quản trị của bạn đã thay đổi và có hiệu lực khi bạn đăng nhập lại.',
    },
  },
};
