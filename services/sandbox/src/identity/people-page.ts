import type { LanTp } from '@narae/contracts';
import { html, type Markup } from '@narae/service-kit';
import { type IdentityProvider, outcomesOf, people, type Person } from './people.ts';
import { layout } from '../pages/layout.ts';
import { type SignInTexts, texts } from '../pages/texts.ts';

const brands: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  kakao: 'Kakao',
  qq: 'QQ',
  facebook: 'Facebook',
};

const about = ({ email, verified }: Person, words: SignInTexts): string => {
  if (email === '') return words.none;
  return `${email} · ${verified ? words.checked : words.unchecked}`;
};

const choice = (name: string, value: string, checked: boolean, text: string): Markup =>
  html`<label
    ><input type="radio" name="${name}" value="${value}" ${checked && html`checked`} />${text}</label
  >`;

export const peoplePage = (provider: IdentityProvider, action: string, lanTp: LanTp): Markup => {
  const words = texts[lanTp].signIn;
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
