import type { memberModel } from './member.model.ts';

/** Whether somebody other than this member runs the shop: an owner who may sign in (ACCOUNT-13). */
export const hasOwnerBeside = async (
  members: ReturnType<typeof memberModel>,
  mem_id: string,
): Promise<boolean> =>
  (await members.exists({
    mem_id: { $ne: mem_id },
    admin_yn: 'Y',
    // Absent in old records: an owner, and active.
    admin_role: { $in: ['owner', null] },
    state: { $in: ['active', null] },
    use_yn: 'Y',
  })) !== null;
