import { roleOf, type ErrorKey } from '@narae/contracts';
import type { CarriedOver, StoredMember } from '../../kernel/index.ts';

type Member = Pick<StoredMember, 'state' | 'admin_yn' | 'admin_role'>;

/** What forbids merging two accounts (ACCOUNT-36); null where nothing does. */
export const mergeRejection = (
  members: readonly Member[],
): Extract<ErrorKey, 'join_administrator' | 'join_closed'> | null => {
  if (members.some((member) => roleOf(member) !== null)) return 'join_administrator';
  return members.some(({ state = 'active' }) => state !== 'active') ? 'join_closed' : null;
};

/** Passkeys always; address with password, and telephone number, where it has none. */
export const gainsOf = (
  { mem_email, mem_tel, passkeys = [] }: Pick<StoredMember, 'mem_email' | 'mem_tel' | 'passkeys'>,
  carried: CarriedOver,
): Partial<StoredMember> => {
  const fresh = carried.passkeys.filter(
    ({ passkey_id }) => !passkeys.some((passkey) => passkey.passkey_id === passkey_id),
  );
  return {
    ...(fresh.length > 0 && { passkeys: [...passkeys, ...fresh] }),
    ...(mem_tel === '' && carried.mem_tel !== '' && { mem_tel: carried.mem_tel }),
    ...(mem_email === '' &&
      carried.mem_email !== '' && {
        mem_email: carried.mem_email,
        email_confirmed_at: carried.email_confirmed_at,
        mem_pwd: carried.mem_pwd,
      }),
  };
};
