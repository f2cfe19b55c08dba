import { DomainError } from '@narae/service-kit';
import type { StoredMember } from '../shared/member.model.ts';
import { limits } from '../throttle/limits.rules.ts';
import { hashToken } from '../keys/tokens.ts';
import type { Account } from '../context.ts';
import { endSession } from '../sessions/end-session.ts';
import { hashPassword } from '../shared/password.ts';
import { forget, spend } from '../throttle/throttle.ts';

/**
 * Sets a new password with a mailed link, once; every session of the member ends, because whoever knew the old
 * password may be behind one of them.
 * @throws DomainError reset_link_expired, rate_limited
 */
export const resetPassword = async (
  account: Account,
  { token, mem_password }: { token: string; mem_password: string },
  ip: string,
): Promise<void> => {
  const { members, sessions, passwordResets, clock } = account;
  await spend(account, limits.findPerIp, ip);
  const now = clock();
  const mem_pwd = await hashPassword(mem_password);
  const link = await passwordResets
    .findOneAndDelete({ _id: hashToken(token), expires_at: { $gt: now } })
    .lean();
  if (!link) throw new DomainError('reset_link_expired');
  const member = await members
    .findOneAndUpdate(
      { mem_id: link.mem_id, use_yn: 'Y' },
      { $set: { mem_pwd, mod_date: now }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean<StoredMember>();
  if (!member) throw new DomainError('reset_link_expired');
  await passwordResets.deleteMany({ mem_id: member.mem_id });
  const open = await sessions.find({ mem_id: member.mem_id, revoked_at: null }, { sid: 1 }).lean();
  for (const { sid } of open) await endSession(account, sid, 'password_reset');
  await forget(account, limits.passwordPerEmail, member.mem_email);
};
