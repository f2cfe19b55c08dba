import type { LanTp } from '@narae/contracts';
import type { MailedKind } from './mailed-kinds.ts';

/** The same in all of these mails. */
export const sharedTexts: Readonly<
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

interface ChangeTexts {
  readonly subject: string;
  readonly body: string;
}

export const changeTexts: Readonly<Record<LanTp, Readonly<Record<MailedKind, ChangeTexts>>>> = {
  KOR: {
    tel_changed: {
      subject: '[나래] 전화번호가 변경되었습니다',
      body: '계정의 전화번호가 변경되었습니다.',
    },
    password_changed: {
      subject: '[나래] 비밀번호가 변경되었습니다',
      body: '계정의 비밀번호가 변경되었고, 다른 기기는 모두 로그아웃되었습니다.',
    },
    email_asked: {
      subject: '[나래] 이메일 주소 변경이 요청되었습니다',
      body: '계정의 이메일을 다른 주소로 바꾸는 요청이 접수되었습니다. 새 주소에서 확인하시기 전까지는 이 주소가 그대로 사용됩니다.',
    },
    email_changed: {
      subject: '[나래] 이메일 주소가 변경되었습니다',
      body: '이제 이 이메일 주소로 로그인하고 안내 메일을 받으시게 됩니다.',
    },
    passkey_added: {
      subject: '[나래] 패스키가 추가되었습니다',
      body: '계정에 새 패스키가 등록되었습니다. 이제 이 패스키로 로그인할 수 있습니다.',
    },
    passkey_removed: {
      subject: '[나래] 패스키가 삭제되었습니다',
      body: '계정에 등록된 패스키가 삭제되었습니다. 더 이상 이 패스키로 로그인할 수 없습니다.',
    },
    totp_on: {
      subject: '[나래] 인증 앱이 등록되었습니다',
      body: '2단계 인증에 사용할 인증 앱이 계정에 등록되었습니다.',
    },
    recovery_codes_made: {
      subject: '[나래] 새 복구 코드가 발급되었습니다',
      body: '새 복구 코드가 발급되어 이전 코드는 더 이상 사용할 수 없습니다.',
    },
    recovery_code_used: {
      subject: '[나래] 복구 코드가 사용되었습니다',
      body: '복구 코드 하나가 2단계 인증에 사용되었습니다. 사용한 코드는 다시 쓸 수 없습니다.',
    },
    second_factor_reset: {
      subject: '[나래] 2단계 인증이 초기화되었습니다',
      body: '운영자가 계정의 2단계 인증을 초기화했습니다. 다음에 관리자 화면에 들어가실 때 다시 등록해 주세요.',
    },
    provider_joined: {
      subject: '[나래] 로그인 수단이 추가되었습니다',
      body: '다른 서비스의 로그인이 계정에 연결되었습니다. 이제 그 서비스로도 로그인할 수 있습니다.',
    },
    provider_removed: {
      subject: '[나래] 로그인 수단이 해제되었습니다',
      body: '연결되어 있던 다른 서비스의 로그인이 계정에서 해제되었습니다.',
    },
    accounts_joined: {
      subject: '[나래] 두 계정이 하나로 합쳐졌습니다',
      body: '요청하신 대로 다른 계정의 로그인이 이 계정으로 옮겨졌습니다.',
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
    tel_changed: {
      subject: '[Narae] Your phone number was changed',
      body: 'The phone number of your account was changed.',
    },
    password_changed: {
      subject: '[Narae] Your password was changed',
      body: 'The password of your account was changed, and all other devices were signed out.',
    },
    email_asked: {
      subject: '[Narae] A new email address was requested',
      body: 'Somebody signed in to your account asked to change its email address. Until the new address is confirmed, this one stays in use.',
    },
    email_changed: {
      subject: '[Narae] Your email address was changed',
      body: 'From now on you sign in with this email address, and our messages come here.',
    },
    passkey_added: {
      subject: '[Narae] A passkey was added',
      body: 'A new passkey was added to your account. You can sign in with it from now on.',
    },
    passkey_removed: {
      subject: '[Narae] A passkey was removed',
      body: 'A passkey was removed from your account. It can no longer be used to sign in.',
    },
    totp_on: {
      subject: '[Narae] An authenticator app was set up',
      body: 'An authenticator app was set up as the second factor of your account.',
    },
    recovery_codes_made: {
      subject: '[Narae] New recovery codes',
      body: 'New recovery codes were made for your account. The earlier ones no longer work.',
    },
    recovery_code_used: {
      subject: '[Narae] A recovery code was used',
      body: 'One of your recovery codes was used as a second factor. It cannot be used again.',
    },
    second_factor_reset: {
      subject: '[Narae] Your second factor was reset',
      body: 'The operator has reset the second factor of your account. Please set it up again the next time you open the back office.',
    },
    provider_joined: {
      subject: '[Narae] A way to sign in was added',
      body: 'Another service was connected to your account. You can sign in with it from now on.',
    },
    provider_removed: {
      subject: '[Narae] A way to sign in was removed',
      body: 'A service that you used to sign in with was disconnected from your account.',
    },
    accounts_joined: {
      subject: '[Narae] Two accounts became one',
      body: 'As you asked, the sign-in of your other account now belongs to this one.',
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
    tel_changed: {
      subject: '【Narae】您的电话号码已更改',
      body: '您账号的电话号码已更改。',
    },
    password_changed: {
      subject: '【Narae】您的密码已修改',
      body: '您的账号密码已修改，其他设备均已退出登录。',
    },
    email_asked: {
      subject: '【Narae】您的账号申请更换邮箱',
      body: '您的账号申请更换为其他邮箱。在新邮箱完成确认之前，此邮箱将继续使用。',
    },
    email_changed: {
      subject: '【Narae】您的邮箱已更换',
      body: '今后请使用此邮箱登录，我们的通知也会发送到这里。',
    },
    passkey_added: {
      subject: '【Narae】已添加通行密钥',
      body: '您的账号添加了新的通行密钥，今后可以用它登录。',
    },
    passkey_removed: {
      subject: '【Narae】已移除通行密钥',
      body: '您账号中的一个通行密钥已被移除，不能再用于登录。',
    },
    totp_on: {
      subject: '【Narae】已绑定身份验证器',
      body: '您的账号已绑定身份验证器，用于两步验证。',
    },
    recovery_codes_made: {
      subject: '【Narae】已生成新的恢复码',
      body: '您的账号已生成新的恢复码，旧的恢复码不再有效。',
    },
    recovery_code_used: {
      subject: '【Narae】有一个恢复码被使用',
      body: '您的一个恢复码已用于两步验证，不能再次使用。',
    },
    second_factor_reset: {
      subject: '【Narae】两步验证已重置',
      body: '运营人员已重置您账号的两步验证。请在下次进入管理后台时重新设置。',
    },
    provider_joined: {
      subject: '【Narae】已添加登录方式',
      body: '您的账号已关联其他服务，今后也可以用它登录。',
    },
    provider_removed: {
      subject: '【Narae】已解除登录方式',
      body: '您用于登录的一个服务已与账号解除关联。',
    },
    accounts_joined: {
      subject: '【Narae】两个账号已合并',
      body: '按照您的要求，另一个账号的登录方式已归入此账号。',
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
    tel_changed: {
      subject: '【Narae】電話番号が変更されました',
      body: 'アカウントの電話番号が変更されました。',
    },
    password_changed: {
      subject: '【Narae】パスワードが変更されました',
      body: 'アカウントのパスワードが変更され、ほかの端末はすべてログアウトされました。',
    },
    email_asked: {
      subject: '【Narae】メールアドレス変更のお申し込み',
      body: 'アカウントのメールアドレスを変更するお申し込みがありました。新しいアドレスの確認が済むまでは、このアドレスをご利用いただけます。',
    },
    email_changed: {
      subject: '【Narae】メールアドレスが変更されました',
      body: '今後はこのメールアドレスでログインしてください。お知らせもこちらにお届けします。',
    },
    passkey_added: {
      subject: '【Narae】パスキーが追加されました',
      body: 'アカウントに新しいパスキーが追加されました。今後はこのパスキーでログインできます。',
    },
    passkey_removed: {
      subject: '【Narae】パスキーが削除されました',
      body: 'アカウントのパスキーが削除されました。このパスキーではログインできなくなりました。',
    },
    totp_on: {
      subject: '【Narae】認証アプリが登録されました',
      body: '2段階認証に使う認証アプリがアカウントに登録されました。',
    },
    recovery_codes_made: {
      subject: '【Narae】新しいリカバリーコードが発行されました',
      body: '新しいリカバリーコードが発行されました。以前のコードはご利用いただけません。',
    },
    recovery_code_used: {
      subject: '【Narae】リカバリーコードが使用されました',
      body: 'リカバリーコードが1つ、2段階認証に使用されました。同じコードは再度ご利用いただけません。',
    },
    second_factor_reset: {
      subject: '【Narae】2段階認証がリセットされました',
      body: '運営者がアカウントの2段階認証をリセットしました。次に管理画面を開くときに、もう一度設定してください。',
    },
    provider_joined: {
      subject: '【Narae】ログイン方法が追加されました',
      body: 'ほかのサービスがアカウントに連携されました。今後はそのサービスでもログインできます。',
    },
    provider_removed: {
      subject: '【Narae】ログイン方法が解除されました',
      body: 'ログインに使われていたサービスとの連携が解除されました。',
    },
    accounts_joined: {
      subject: '【Narae】2つのアカウントが統合されました',
      body: 'ご依頼のとおり、もう一方のアカウントのログイン方法がこのアカウントに移されました。',
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
    tel_changed: {
      subject: '[Narae] Số điện thoại của bạn đã được thay đổi',
      body: 'Số điện thoại của tài khoản bạn đã được thay đổi.',
    },
    password_changed: {
      subject: '[Narae] Mật khẩu của bạn đã được thay đổi',
      body: 'Mật khẩu tài khoản của bạn đã được thay đổi và mọi thiết bị khác đã bị đăng xuất.',
    },
    email_asked: {
      subject: '[Narae] Có yêu cầu đổi địa chỉ email',
      body: 'Tài khoản của bạn vừa có yêu cầu đổi sang một địa chỉ email khác. Cho đến khi địa chỉ mới được xác nhận, địa chỉ này vẫn được sử dụng.',
    },
    email_changed: {
      subject: '[Narae] Email của bạn đã được thay đổi',
      body: 'Từ nay bạn đăng nhập bằng địa chỉ email này và thư của chúng tôi sẽ gửi về đây.',
    },
    passkey_added: {
      subject: '[Narae] Đã thêm passkey',
      body: 'Một passkey mới đã được thêm vào tài khoản của bạn. Từ nay bạn có thể đăng nhập bằng passkey này.',
    },
    passkey_removed: {
      subject: '[Narae] Đã xóa passkey',
      body: 'Một passkey đã bị xóa khỏi tài khoản của bạn và không thể dùng để đăng nhập nữa.',
    },
    totp_on: {
      subject: '[Narae] Đã thiết lập ứng dụng xác thực',
      body: 'Ứng dụng xác thực đã được thiết lập làm bước xác minh thứ hai cho tài khoản của bạn.',
    },
    recovery_codes_made: {
      subject: '[Narae] Đã tạo mã khôi phục mới',
      body: 'Mã khôi phục mới đã được tạo cho tài khoản của bạn. Các mã cũ không còn dùng được.',
    },
    recovery_code_used: {
      subject: '[Narae] Một mã khôi phục đã được sử dụng',
      body: 'Một mã khôi phục của bạn đã được dùng cho bước xác minh thứ hai và không thể dùng lại.',
    },
    second_factor_reset: {
      subject: '[Narae] Xác minh hai bước đã được đặt lại',
      body: 'Người vận hành đã đặt lại xác minh hai bước của tài khoản bạn. Vui lòng thiết lập lại khi vào trang quản trị lần tới.',
    },
    provider_joined: {
      subject: '[Narae] Đã thêm một cách đăng nhập',
      body: 'Một dịch vụ khác đã được liên kết với tài khoản của bạn. Từ nay bạn cũng có thể đăng nhập bằng dịch vụ đó.',
    },
    provider_removed: {
      subject: '[Narae] Đã gỡ một cách đăng nhập',
      body: 'Một dịch vụ bạn dùng để đăng nhập đã được hủy liên kết với tài khoản.',
    },
    accounts_joined: {
      subject: '[Narae] Hai tài khoản đã được gộp',
      body: 'Theo yêu cầu của bạn, cách đăng nhập của tài khoản kia đã được chuyển sang tài khoản này.',
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
