import type { StoredMember } from '../../kernel/index.ts';

/** Whether a member can sign in with an address and a password. */
export const hasPassword = ({ mem_pwd, mem_email }: Pick<StoredMember, 'mem_pwd' | 'mem_email'>): boolean =>
  mem_pwd !== '' && mem_email !== '';
