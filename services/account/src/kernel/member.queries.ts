import type { AuditEntry, OutboxEntry } from '@narae/service-kit';
import { mongo } from 'mongoose';
import type { LeavingProvider, memberModel, StoredMember } from './member.model.ts';

type Members = ReturnType<typeof memberModel>;

/** A member by identifier; a closed account is as absent as one that never was. */
export const findMember = (members: Members, mem_id: string): Promise<StoredMember | null> =>
  members.findOne({ mem_id, use_yn: 'Y' }).lean<StoredMember>().exec();

/** A member by the address they sign in with; a closed account is as absent as one that never was. */
export const findByEmail = (members: Members, mem_email: string): Promise<StoredMember | null> =>
  members.findOne({ mem_email, use_yn: 'Y' }).lean<StoredMember>().exec();

/** Members with a telephone number, by any of the ways it may be spelled. */
export const findByTel = (members: Members, spellings: readonly string[]): Promise<StoredMember[]> =>
  members
    .find({ mem_tel: { $in: spellings }, use_yn: 'Y' })
    .lean<StoredMember[]>()
    .exec();

/** Everybody who may use the back office. */
export const findAdministrators = (members: Members): Promise<StoredMember[]> =>
  members.find({ admin_yn: 'Y', use_yn: 'Y' }).sort({ mem_id: 1 }).lean<StoredMember[]>().exec();

/** Whether an address belongs to a member, also one whose account is closed. */
export const isEmailTaken = async (members: Members, mem_email: string): Promise<boolean> =>
  (await members.exists({ mem_email })) !== null;

/** The index of before members could be without an address; two of those would clash in it. */
const indexOfBefore = 'mem_email_1';

/** NamespaceNotFound, IndexNotFound. */
const absentCodes: readonly number[] = [26, 27];

/** Takes that index away where a store still has it. */
export const dropIndexOfBefore = async (members: Members): Promise<void> => {
  try {
    await members.collection.dropIndex(indexOfBefore);
  } catch (error) {
    const absent = error instanceof mongo.MongoServerError && absentCodes.includes(Number(error.code));
    if (!absent) throw error;
  }
};

/** Whether there is such a member, also one who has left. */
export const isMember = async (members: Members, mem_id: string): Promise<boolean> =>
  (await members.exists({ mem_id })) !== null;

/** What is stored of somebody who joins. */
export type NewMember = Omit<StoredMember, 'outbox' | 'audit' | 'sns_type' | 'mem_profile_path'> &
  Partial<Pick<StoredMember, 'sns_type'>>;

/** Stores a member with the event of it. @throws the duplicate-key error where the address is taken */
export const insertMember = async (
  members: Members,
  member: NewMember,
  outbox: OutboxEntry[],
): Promise<void> => {
  await members.create({ ...member, outbox });
};

/** Notes that a member has the mailbox; the first time counts. @returns the member; null where the account is closed */
export const noteConfirmedMailbox = async (
  members: Members,
  mem_id: string,
  now: Date,
): Promise<StoredMember | null> => {
  await members.updateOne(
    { mem_id, use_yn: 'Y', email_confirmed_at: null },
    { $set: { email_confirmed_at: now, mod_date: now }, $inc: { version: 1 } },
  );
  return findMember(members, mem_id);
};

/** Forgets addresses a member had before, once they have been told of the change (ACCOUNT-28). */
export const forgetOldAddresses = async (
  members: Members,
  mem_id: string,
  addresses: readonly string[],
): Promise<void> => {
  const told = { mem_emails_before: { $in: [...addresses] } };
  await members.updateOne({ mem_id }, { $pull: told, $inc: { version: 1 } });
};

/** Forgets that a provider is being taken away: it is gone (ACCOUNT-10). */
export const forgetLeaving = async (
  members: Members,
  mem_id: string,
  { provider, at }: LeavingProvider,
): Promise<void> => {
  await members.updateOne(
    { mem_id },
    { $pull: { providers_leaving: { provider, at } }, $inc: { version: 1 } },
  );
};

/** What is to become of a member, and the events that say so. */
export interface MemberWrite {
  readonly set: Partial<Omit<StoredMember, 'mem_id' | 'version' | 'outbox' | 'audit' | 'mod_date'>>;
  readonly events?: readonly OutboxEntry[];
  /** Of what an administrator does. */
  readonly audit?: readonly AuditEntry[];
}

/**
 * Writes over exactly the member that was read; null where somebody was faster.
 * @throws the duplicate-key error where the address is taken
 */
export const writeMember = (
  members: Members,
  { mem_id, version }: StoredMember,
  { set, events = [], audit = [] }: MemberWrite,
  now: Date,
): Promise<StoredMember | null> =>
  members
    .findOneAndUpdate(
      { mem_id, version, use_yn: 'Y' },
      {
        $set: { ...set, mod_date: now },
        $inc: { version: 1 },
        $push: { outbox: { $each: [...events] }, audit: { $each: [...audit] } },
      },
      { returnDocument: 'after' },
    )
    .lean<StoredMember>()
    .exec();

/** Stores the same password under a new hash, unless the password was changed meanwhile. */
export const replaceHash = async (
  members: Members,
  { mem_id, mem_pwd }: Pick<StoredMember, 'mem_id' | 'mem_pwd'>,
  newHash: string,
  now: Date,
): Promise<void> => {
  await members.updateOne(
    { mem_id, mem_pwd },
    { $set: { mem_pwd: newHash, mod_date: now }, $inc: { version: 1 } },
  );
};

/**
 * Puts a record in the place of exactly the one that was read: whatever it does not name is gone. Events that wait stay, the
 * new ones are added. @returns false where somebody was faster
 */
export const replaceMember = async (
  members: Members,
  { mem_id, version, outbox, audit = [] }: Pick<StoredMember, 'mem_id' | 'version' | 'outbox' | 'audit'>,
  record: Omit<StoredMember, 'outbox' | 'audit' | 'version'>,
  events: readonly OutboxEntry[],
): Promise<boolean> => {
  const replaced = await members.findOneAndReplace(
    { mem_id, version, use_yn: 'Y' },
    { ...record, version: version + 1, outbox: [...outbox, ...events], audit },
  );
  return replaced !== null;
};

/** Members who have said which mails they want, on joining or later. */
export const findDecided = (members: Members): Promise<StoredMember[]> =>
  members
    .find({
      use_yn: 'Y',
      $or: [{ mails_stopped: { $exists: true } }, { news: { $exists: true } }, { 'consent.marketing': true }],
    })
    .lean<StoredMember[]>()
    .exec();

/** A closed account by identifier; null for one that is open, or never was. */
export const findClosed = (members: Members, mem_id: string): Promise<StoredMember | null> =>
  members.findOne({ mem_id, use_yn: 'N' }).lean<StoredMember>().exec();

/** Notes that the other account has what a closed one has left it. */
export const noteTakenOver = async (members: Members, mem_id: string, now: Date): Promise<void> => {
  await members.updateOne(
    { mem_id, carried: { $exists: true } },
    { $set: { 'carried.taken_at': now }, $inc: { version: 1 } },
  );
};

/** Forgets what a closed account has left another one. */
export const forgetCarried = async (members: Members, mem_id: string): Promise<void> => {
  await members.updateOne(
    { mem_id, carried: { $exists: true } },
    { $unset: { carried: 1 }, $inc: { version: 1 } },
  );
};

/** Moves the erasure of a member who came back, if they are still rejected (ACCOUNT-35). */
export const postponeErasure = async (members: Members, mem_id: string, erase_at: Date): Promise<void> => {
  await members.updateOne(
    { mem_id, state: 'rejected', use_yn: 'Y' },
    { $set: { erase_at }, $inc: { version: 1 } },
  );
};
