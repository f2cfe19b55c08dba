import type { Violation } from '@narae/rules';
import { Refusal } from '@narae/service-kit';

/** Ends the use case with a refusal where a rule is broken. @throws Refusal with the rule's key, field and params */
export const refuse = (violation: Violation | null): void => {
  if (!violation) return;
  const { error, field, params } = violation;
  throw new Refusal(error, params ? { field, params } : { field });
};
