import { roleOf } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { StoredMember } from '../../kernel/member.model.ts';

/** Nobody else has a second factor. @throws DomainError admin_only, login_required where the account is closed */
export const requireAdministrator = (member: StoredMember | null): StoredMember => {
  if (!member) throw new DomainError('login_required');
  if (roleOf(member) === null) throw new DomainError('admin_only');
  return member;
};
