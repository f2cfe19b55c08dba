import { Email, PersonName } from '@narae/contracts';
import type { ProvidedPerson } from './providers/provider.ts';

const longestNick = 30;

/** What somebody is called who gave no usable name at the provider. */
const nameless = { kakao: 'Kakao', qq: 'QQ', google: 'Google', facebook: 'Facebook' } as const;

/**
 * A person as the shop takes them from a provider: the name without signs that pretend to be something else and not too
 * long, the address only where it is one (ACCOUNT-10).
 */
export const takenPerson = (
  { subject, nick, verifiedEmail }: ProvidedPerson,
  provider: keyof typeof nameless,
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
