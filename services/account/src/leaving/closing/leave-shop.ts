import { roleOf, type LeavePreview } from '@narae/contracts';
import { DomainError, type AuthUser } from '@narae/service-kit';
import type { LeavingContext } from '../context.ts';
import { findMember, isLastOwner, releaseOwner, type StoredMember } from '../../kernel/index.ts';
import { accountMail, confirmedRecipient } from '../../mail/index.ts';
import { type Caller, hasProved, requireProof } from '../../sessions/index.ts';
import { closeAccount } from './close-account.ts';
import { tripsAhead } from './trips.ts';

/** Sent now or never, because the address is forgotten: it warns a member who did not leave. */
const sayFarewell = async ({ mail, config, log }: LeavingContext, member: StoredMember): Promise<void> => {
  const recipient = confirmedRecipient(member);
  if (!recipient) return;
  try {
    await mail.send(accountMail('farewell', recipient, { publicOrigin: config.publicOrigin }));
  } catch (error) {
    log.warn({ err: error, mem_id: member.mem_id }, 'a member who has left could not be told so');
  }
};

/** @throws DomainError paid_trip_ahead, last_owner, version_conflict; those of `requireProof` (ACCOUNT-11) */
export const leaveShop = async (
  context: LeavingContext,
  user: AuthUser,
  { caller, mem_password }: { caller: Caller; mem_password: string | undefined },
): Promise<void> => {
  const member = await requireProof(context, user, caller, mem_password);
  if ((await tripsAhead(context, member.mem_id)).length > 0) throw new DomainError('paid_trip_ahead');
  if (roleOf(member) === 'owner' && !(await releaseOwner(context, member)))
    throw new DomainError('last_owner');
  if (!(await closeAccount(context, member))) throw new DomainError('version_conflict');
  await sayFarewell(context, member);
};

/** Changes nothing (ACCOUNT-11). @throws DomainError login_required */
export const previewLeaving = async (context: LeavingContext, user: AuthUser): Promise<LeavePreview> => {
  const member = await findMember(context.members, user.mem_id);
  if (!member) throw new DomainError('login_required');
  return {
    trips: await tripsAhead(context, user.mem_id),
    last_owner: await isLastOwner(context, member),
    prove: !(await hasProved(context, user)),
    password: member.mem_pwd !== '',
  };
};
