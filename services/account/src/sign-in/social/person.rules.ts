import { Email, PersonName } from '@narae/contracts';
import type { SignInProvider } from '@narae/contracts/activity-kinds';
import { isOfShop } from '../../kernel/index.ts';
import { neutralNick } from '../../sign-up/index.ts';
import type { ProvidedPerson } from '../providers/provider.ts';

const longestNick = 30;

/** For people without a usable name at the provider. */
const nameless: Readonly<Record<SignInProvider, string>> = {
  kakao: 'Kakao',
  qq: 'QQ',
  google: 'Google',
  facebook: 'Facebook',
};

/** Whether the provider's name is a public nickname; otherwise it is the full name. */
export const tellsNickname: Readonly<Record<SignInProvider, boolean>> = {
  kakao: true,
  qq: true,
  google: false,
  facebook: false,
};

/** The name without misleading signs and not too long, the address only where it is valid (ACCOUNT-10). */
export const takenPerson = (
  { subject, nick, verifiedEmail }: ProvidedPerson,
  provider: SignInProvider,
): ProvidedPerson => {
  const plain = nick.replaceAll(/[\p{C}<>]/gu, '').trim();
  const name = PersonName.safeParse([...plain].slice(0, longestNick).join('').trim());
  const email = Email.safeParse(verifiedEmail);
  return {
    subject,
    nick: name.success ? name.data : nameless[provider],
    verifiedEmail: email.success ? email.data : '',
  };
};

/** As others see it (ACCOUNT-41); nobody speaks for the shop. @param number as for `neutralNick` */
export const firstNick = (provider: SignInProvider, nick: string, number: number): string =>
  tellsNickname[provider] && nick !== nameless[provider] && !isOfShop(nick)
    ? nick
    : neutralNick(nick, number);
