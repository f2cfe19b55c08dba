import type { ChangeTexts, OwnKind } from './mailed-kinds.ts';

/** Changes by the member (ACCOUNT-21). */
export const ownChangeTexts: ChangeTexts<OwnKind> = {
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
  },
};
