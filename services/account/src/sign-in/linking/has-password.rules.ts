import type { StoredMember } from '../../kernel/index.ts';

export const hasPassword = ({ mem_pwd, mem_email }: Pick<StoredMember, 'mem_pwd' | 'mem_email'>): boolean =>
  mem_pwd !== '' && mem_email !== '';
