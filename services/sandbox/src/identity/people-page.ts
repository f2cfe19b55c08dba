import type { LanTp } from '@narae/contracts';
import { html, type Markup } from '@narae/service-kit';
import { type IdentityOutcome, type IdentityProvider, outcomesOf, people, type Person } from './people.ts';
import { layout } from '../pages/layout.ts';

interface PeopleTexts {
  readonly who: string;
  readonly how: string;
  readonly checked: string;
  readonly unchecked: string;
  readonly none: string;
  readonly go: string;
  readonly outcomes: Readonly<Record<IdentityOutcome, string>>;
}

const peopleTexts: Readonly<Record<LanTp, PeopleTexts>> = {
  KOR: {
    who: '누가 로그인하나요?',
    how: '제공자의 동작',
    checked: '이메일 확인됨',
    unchecked: '이메일 미확인',
    none: '이메일 없음',
    go: '로그인',
    outcomes: {
      good: '정상',
      denied: '동의 거부',
      nonce: '다른 nonce',
      audience: '다른 수신자',
      issuer: '다른 발급자',
      expired: '만료됨',
      replayed: '이미 사용된 코드',
      slow: '너무 느림',
      application: '다른 앱의 토큰',
    },
  },
  ENG: {
    who: 'Who signs in?',
    how: 'What the provider does',
    checked: 'email checked',
    unchecked: 'email not checked',
    none: 'no email',
    go: 'Sign in',
    outcomes: {
      good: 'As it should',
      denied: 'Consent is denied',
      nonce: 'Another nonce',
      audience: 'Another audience',
      issuer: 'Another issuer',
      expired: 'Expired',
      replayed: 'A code that was used before',
      slow: 'Too slow',
      application: 'A token of another app',
    },
  },
  CHN: {
    who: '由谁登录？',
    how: '提供方的行为',
    checked: '邮箱已验证',
    unchecked: '邮箱未验证',
    none: '无邮箱',
    go: '登录',
    outcomes: {
      good: '正常',
      denied: '拒绝授权',
      nonce: '错误的nonce',
      audience: '错误的受众',
      issuer: '错误的签发者',
      expired: '已过期',
      replayed: '已使用过的授权码',
      slow: '响应过慢',
      application: '其他应用的令牌',
    },
  },
  JPN: {
    who: '誰がログインしますか',
    how: 'プロバイダーの動作',
    checked: 'メール確認済み',
    unchecked: 'メール未確認',
    none: 'メールなし',
    go: 'ログイン',
    outcomes: {
      good: '正常',
      denied: '同意を拒否',
      nonce: '別のnonce',
      audience: '別の宛先',
      issuer: '別の発行者',
      expired: '期限切れ',
      replayed: '使用済みのコード',
      slow: '遅すぎる応答',
      application: '別アプリのトークン',
    },
  },
  VTN: {
    who: 'Ai đăng nhập?',
    how: 'Cách nhà cung cấp phản hồi',
    checked: 'email đã xác minh',
    unchecked: 'email chưa xác minh',
    none: 'không có email',
    go: 'Đăng nhập',
    outcomes: {
      good: 'Bình thường',
      denied: 'Từ chối cấp quyền',
      nonce: 'Sai nonce',
      audience: 'Sai đối tượng nhận',
      issuer: 'Sai đơn vị cấp',
      expired: 'Đã hết hạn',
      replayed: 'Mã đã được dùng',
      slow: 'Phản hồi quá chậm',
      application: 'Token của ứng dụng khác',
    },
  },
};

const brands: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  kakao: 'Kakao',
  qq: 'QQ',
  facebook: 'Facebook',
};

const about = ({ email, verified }: Person, words: PeopleTexts): string => {
  if (email === '') return words.none;
  return `${email} · ${verified ? words.checked : words.unchecked}`;
};

const choice = (name: string, value: string, checked: boolean, text: string): Markup =>
  html`<label
    ><input type="radio" name="${name}" value="${value}" ${checked && html`checked`} />${text}</label
  >`;

export const peoplePage = (provider: IdentityProvider, action: string, lanTp: LanTp): Markup => {
  const words = peopleTexts[lanTp];
  return layout(
    { lanTp, title: `${brands[provider]} · ${words.go}`, brand: brands[provider], path: action },
    html`
      <h1>${words.who}</h1>
      <form method="post" action="${action}">
        <fieldset>
          <legend>${words.who}</legend>
          ${people.map((person, at) =>
            choice('person', person.id, at === 0, `${person.name} (${about(person, words)})`),
          )}
        </fieldset>
        <fieldset>
          <legend>${words.how}</legend>
          ${outcomesOf[provider].map((outcome, at) => choice('outcome', outcome, at === 0, words.outcomes[outcome]))}
        </fieldset>
        <button class="main">${words.go}</button>
      </form>
    `,
  );
};
