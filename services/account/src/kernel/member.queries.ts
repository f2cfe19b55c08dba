import type { AuditEntry, OutboxEntry } from '@narae/service-kit';
import { mongo } from 'mongoose';
import type { LeavingProvider, memberModel, StoredMember } from './member.model.ts';

type Members = ReturnType<typeof memberModel>;

/** A closed account is as absent as one that never was. */
export const findMember = (members: Members, mem_id: string): Promise<StoredMember | null> =>
  members.findOne({ mem_id, use_yn: 'Y' }).lean<StoredMember>().exec();

export const findByEmail = (members: Members, mem_email: string): Promise<StoredMember | null> =>
  members.findOne({ mem_email, use_yn: 'Y' }).lean<StoredMember>().exec();

export const findByTel = (members: Members, spellings: readonly string[]): Promise<StoredMember[]> =>
  members
    .find({ mem_tel: { $in: spellings }, use_yn: 'Y' })
    .lean<StoredMember[]>()
    .exec();

export const findAdministrators = (members: Members): Promise<StoredMember[]> =>
  members.find({ admin_yn: 'Y', use_yn: 'Y' }).sort({ mem_id: 1 }).lean<StoredMember[]>().exec();

/** Closed accounts count too. */
export const isEmailTaken = async (members: Members, mem_email: string): Promise<boolean> =>
  (await members.exists({ mem_email })) !== null;

/** An old index, from when every member had an address: members without one clash in it. */
const indexOfBefore = 'mem_email_1';

/** NamespaceNotFound, IndexNotFound. */
const absentCodes: readonly number[] = [26, 27];

/** A store of an older release still has the index. */
export const dropIndexOfBefore = async (members: Members): Promise<void> => {
  try {
    await members.collection.dropIndex(indexOfBefore);
  } catch (error) {
    const absent = error instanceof mongo.MongoServerError && absentCodes.includes(Number(error.code));
    if (!absent) throw error;
  }
};

/** True also for a member who left. */
export const isMember = async (members: Members, mem_id: string): Promise<boolean> =>
  (await members.exists({ mem_id })) !== null;

export type NewMember = Omit<StoredMember, 'outbox' | 'audit' | 'sns_type' | 'mem_profile_path'> &
  Partial<Pick<StoredMember, 'sns_type'>>;

/** @throws the duplicate-key error where the address is taken */
export const insertMember = async (
  members: Members,
  member: NewMember,
  outbox: OutboxEntry[],
): Promise<void> => {
  await members.create({ ...member, outbox });
};

/** Only the first confirmation counts. @returns null where the account is closed */
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

/** Called once the addresses were told of the change (ACCOUNT-28). */
export const forgetOldAddresses = async (
  members: Members,
  mem_id: string,
  addresses: readonly string[],
): Promise<void> => {
  const formerAddresses = { mem_emails_before: { $in: [...addresses] } };
  await members.updateOne({ mem_id }, { $pull: formerAddresses, $inc: { version: 1 } });
};

/** Called once the provider is gone (ACCOUNT-10). */
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

export interface MemberWrite {
  readonly set: Partial<Omit<StoredMember, 'mem_id' | 'version' | 'outbox' | 'audit' | 'mod_date'>>;
  readonly events?: readonly OutboxEntry[];
  /** For actions of administrators. */
  readonly audit?: readonly AuditEntry[];
}

/** Null where the record changed since it was read. @throws the duplicate-key error where the address is taken */
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

/** Stores a new hash of the same password, unless the password was changed meanwhile. */
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

/** Replaces exactly the record that was read; waiting events stay. @returns false where it changed meanwhile */
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

export const findDecided = (members: Members): Promise<StoredMember[]> =>
  members
    .find({
      use_yn: 'Y',
      $or: [{ mails_stopped: { $exists: true } }, { news: { $exists: true } }, { 'consent.marketing': true }],
    })
    .lean<StoredMember[]>()
    .exec();

export const findClosed = (members: Members, mem_id: string): Promise<StoredMember | null> =>
  members.findOne({ mem_id, use_yn: 'N' }).lean<StoredMember>().exec();

export const noteTakenOver = async (members: Members, mem_id: string, now: Date): Promise<void> => {
  await members.updateOne(
    { mem_id, carried: { $exists: true } },
    { $set: { 'carried.taken_at': now }, $inc: { version: 1 } },
  );
};

export const forgetCarried = async (members: Members, mem_id: string): Promise<void> => {
  await members.updateOne(
    { mem_id, carried: { $exists: true } },
    { $unset: { carried: 1 }, $inc: { version: 1 } },
  );
};

/** For a member who came back and is still rejected (ACCOUNT-35). */
export const postponeErasure = async (members: Members, mem_id: string, erase_at: Date): Promise<void> => {
  await members.updateOne(
    { mem_id, state: 'rejected', use_yn: 'Y' },
    { $set: { erase_at }, $inc: { version: 1 } },
  );
};
