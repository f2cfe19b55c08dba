import type { AccountContext } from '../../context.ts';
import { findAdministrators } from '../../kernel/member.queries.ts';

/** Numbers and names of the administrators; nothing else of them is anybody's business. */
export const listAdministrators = async ({
  members,
}: Pick<AccountContext, 'members'>): Promise<{ mem_id: string; mem_nm: string }[]> =>
  (await findAdministrators(members)).map(({ mem_id, mem_nm }) => ({ mem_id, mem_nm }));
