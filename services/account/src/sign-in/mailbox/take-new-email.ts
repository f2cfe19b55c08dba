import { DomainError, isDuplicateKey } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext } from '../../context.ts';
import { changeMember } from '../../kernel/change-member.ts';
import { deleteLinksOf } from '../../mail/mailed-link.queries.ts';
import type { StoredMailedLink } from '../../mail/mailed-link.model.ts';

/** Links that went to the address before, or to one that was not taken in the end. */
const voided = ['password', 'mailbox', 'email'] as const;

/**
 * Makes the address a link was sent to the member's (ACCOUNT-28). Of two members who want one address the unique index lets
 * one have it.
 * @returns false where the account is closed, or another address was asked for later
 * @throws DomainError common_join_duplication, version_conflict
 */
export const takeNewEmail = async (
  context: AccountContext,
  { mem_id, mem_email = '' }: StoredMailedLink,
): Promise<boolean> => {
  try {
    const changed = await changeMember(context, mem_id, (member, { version, now }) => {
      if (member.email_asked?.mem_email !== mem_email) return null;
      const told = member.mem_email && member.email_confirmed_at ? [member.mem_email] : [];
      return {
        set: {
          mem_email,
          email_confirmed_at: now,
          email_asked: null,
          mem_emails_before: [...(member.mem_emails_before ?? []), ...told],
        },
        events: [memberChange('email_changed', { mem_id, version })],
      };
    });
    if (!changed || changed.after === changed.before) return false;
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('common_join_duplication');
    throw error;
  }
  for (const purpose of voided) await deleteLinksOf(context.mailedLinks, mem_id, purpose);
  return true;
};
