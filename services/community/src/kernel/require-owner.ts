import { DomainError, type AuthUser } from '@narae/service-kit';

/** Holds the mem_id of a new record to the session's (ACCOUNT-12); of calls on one's own records the kit does. @throws DomainError not_own */
export const requireOwner = (claimed: string | undefined, { mem_id }: AuthUser): void => {
  if (claimed !== undefined && claimed !== mem_id) throw new DomainError('not_own', { field: 'mem_id' });
};
