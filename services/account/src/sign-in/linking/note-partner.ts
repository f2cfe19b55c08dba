import { DomainError } from '@narae/service-kit';
import type { LanTp } from '@narae/contracts';
import type { AccountContext } from '../../context.ts';
import { changeMember } from '../../kernel/change-member.ts';
import { identitiesOf } from './identity.queries.ts';

/**
 * Notes through which partner a member of a provider came (ACCOUNT-19): only in Chinese and where a partner is named, as old
 * clients do. @throws DomainError not_own where the provider's account is not the member's
 */
export const notePartner = async (
  context: AccountContext,
  mem_id: string,
  { company_type, mem_sns_id }: { readonly company_type: string; readonly mem_sns_id: string },
  lan_tp: LanTp,
): Promise<void> => {
  const joined = await identitiesOf(context.identities, mem_id);
  if (!joined.some(({ subject }) => subject === mem_sns_id)) throw new DomainError('not_own');
  if (company_type === '' || lan_tp !== 'CHN') return;
  await changeMember(context, mem_id, (member) =>
    member.company_type === company_type ? null : { set: { company_type } },
  );
};
