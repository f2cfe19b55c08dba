import type { LanTp } from '@narae/contracts';
import { html, type Markup } from '@narae/service-kit';
import { layout } from '../pages/layout.ts';
import { outcomesOf, people, type IdentityProvider, type Person } from './people.ts';
import { peopleTexts, type PeopleTexts } from './people-texts.ts';

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

/** Where one chooses who signs in, and what the provider does wrong. Works without scripts. */
export const peoplePage = (provider: IdentityProvider, action: string, lanTp: LanTp): Markup => {
  const words = peopleTexts[lanTp];
  return layout(
    { lanTp, title: `${brands[provider]} · ${words.go}`, brand: brands[provider], path: action },
    html`
      <h1>${words.who}</h1>
      <form method="post" action="${action}">
        <fieldset>
          <legend>${words.who}</legend>
          ${people.map((one, at) => choice('person', one.id, at === 0, `${one.name} (${about(one, words)})`))}
        </fieldset>
        <fieldset>
          <legend>${words.how}</legend>
          ${outcomesOf[provider].map((one, at) => choice('outcome', one, at === 0, words.outcomes[one]))}
        </fieldset>
        <button class="main">${words.go}</button>
      </form>
    `,
  );
};
