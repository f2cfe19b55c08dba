import type { Violation } from '@narae/rules';
import { DomainError } from '@narae/service-kit';

/** Ends the use case with a rejection where a rule is broken. @throws DomainError with the rule's key, field and params */
export const assertRule = (violation: Violation | null): void => {
  if (!violation) return;
  const { error, field, params } = violation;
  throw new DomainError(error, params ? { field, params } : { field });
};
