import type { CarriedOver, StoredMember } from '../../kernel/member.model.ts';
import { gainsOf, mergeRejection } from './merge.rules.ts';

const member = { admin_yn: 'N' } as const;

it.each<[Parameters<typeof mergeRejection>[0], string | null]>([
  [[member, member], null],
  [[member, { ...member, state: 'active' }], null],
  [[member, { admin_yn: 'Y' }], 'join_administrator'],
  [
    [
      { admin_yn: 'Y', admin_role: 'booking' },
      { ...member, state: 'locked' },
    ],
    'join_administrator',
  ],
  [[member, { ...member, state: 'locked' }], 'join_closed'],
  [[{ ...member, state: 'waiting' }, member], 'join_closed'],
])('of %j: %s', (members, reason) => {
  expect(mergeRejection(members)).toBe(reason);
});

describe('the account that stays', () => {
  const passkey = (passkey_id: string) => ({ passkey_id }) as NonNullable<StoredMember['passkeys']>[number];
  const carried: CarriedOver = {
    mem_email: 'old@example.com',
    email_confirmed_at: new Date(0),
    mem_pwd: 'hash',
    mem_tel: '821012345678',
    passkeys: [passkey('A'), passkey('B')],
    lan_tp: 'ENG',
  };
  const full = { mem_email: 'new@example.com', mem_tel: '1', passkeys: [passkey('A')] };

  it('takes over passkeys it does not have', () => {
    expect(gainsOf(full, carried)).toEqual({ passkeys: [passkey('A'), passkey('B')] });
    expect(gainsOf(full, { ...carried, passkeys: [passkey('A')] })).toEqual({});
  });

  it('takes over address, password and number where it has none', () => {
    const { mem_email, email_confirmed_at, mem_pwd, mem_tel, passkeys } = carried;
    expect(gainsOf({ mem_email: '', mem_tel: '' }, carried)).toEqual({
      mem_email,
      email_confirmed_at,
      mem_pwd,
      mem_tel,
      passkeys,
    });
    expect(gainsOf({ ...full, mem_tel: '' }, { ...carried, passkeys: [] })).toEqual({ mem_tel });
  });

  it('takes over nothing that is not there', () => {
    const nothing = { ...carried, mem_email: '', mem_tel: '', passkeys: [] };
    expect(gainsOf({ mem_email: '', mem_tel: '' }, nothing)).toEqual({});
  });
});
