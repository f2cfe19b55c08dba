import { JoinPart } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { askDomain } from '../../kernel/ask-domain.ts';

/**
 * What booking has of a member, and whether a payment is on its way (ACCOUNT-36).
 * @throws DomainError service_unavailable where booking does not answer, or with something else
 */
export const askJoinPart = async (context: AccountContext, mem_id: string): Promise<JoinPart> => {
  try {
    return JoinPart.parse(await (await askDomain(context, mem_id, 'memberJoinPart', {})).json());
  } catch (error) {
    context.log.warn({ err: error }, 'nobody can join two accounts now');
    throw new DomainError('service_unavailable');
  }
};
