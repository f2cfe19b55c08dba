import { DomainError, type AuthUser, isDuplicateKey, type PublicProfile } from '@narae/service-kit';
import type { KernelContext } from './context.ts';
import type { Author, authorModel } from './kernel.model.ts';

/**
 * Stores the session's nickname and picture, never a request's (COMMUNITY-8).
 * @throws DomainError login_required for a member who has just left
 */
export const requireAuthor = async (
  { authors }: Pick<KernelContext, 'authors'>,
  { mem_id, profile }: Pick<AuthUser, 'mem_id' | 'profile'>,
): Promise<void> => {
  if (!(await storeAuthor(authors, mem_id, profile))) throw new DomainError('login_required');
};

/** For new records (ACCOUNT-12); the kit checks existing ones. @throws DomainError not_own */
export const requireOwner = (claimed: string | undefined, { mem_id }: AuthUser): void => {
  if (claimed !== undefined && claimed !== mem_id) throw new DomainError('not_own', { field: 'mem_id' });
};

type Authors = ReturnType<typeof authorModel>;

/** Stores nickname and picture unless newer ones are stored. @returns false for a departed member */
const storeAuthor = async (
  authors: Authors,
  mem_id: string,
  { nick, picture, knownAt }: PublicProfile,
): Promise<boolean> => {
  const known_at = new Date(knownAt);
  const older = { mem_id, left_at: null, known_at: { $not: { $gt: known_at } } };
  const seen = { $set: { nick, picture, known_at } };
  try {
    await authors.updateOne(older, seen, { upsert: true });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  await authors.updateOne(older, seen);
  return !(await hasLeft(authors, mem_id));
};

export const changeAuthor = async (
  authors: Authors,
  mem_id: string,
  { nick, picture }: Pick<PublicProfile, 'nick' | 'picture'>,
  known_at: Date,
): Promise<void> => {
  await authors.updateOne({ mem_id, left_at: null }, { $set: { nick, picture, known_at } });
};

export const findAuthors = async (
  authors: Authors,
  mem_ids: readonly string[],
): Promise<ReadonlyMap<string, Author>> => {
  const found = await authors
    .find({ mem_id: { $in: [...new Set(mem_ids)] }, left_at: null })
    .lean<Author[]>()
    .exec();
  return new Map(found.map((author) => [author.mem_id, author]));
};

const mostNamed = 50;

export const findNamed = async (authors: Authors, name: string): Promise<string[]> => {
  const found = await authors
    .find({ nick: name, left_at: null }, { mem_id: 1 })
    .limit(mostNamed)
    .lean<Pick<Author, 'mem_id'>[]>()
    .exec();
  return [name, ...found.map(({ mem_id }) => mem_id)];
};

export const noteLeft = async (
  authors: Authors,
  mem_id: string,
  { left_at, check_at }: { left_at: Date; check_at: Date },
): Promise<void> => {
  await authors.updateOne(
    { mem_id },
    { $set: { nick: '', picture: '', check_at, left_at } },
    { upsert: true },
  );
};

export const findToCheck = (authors: Authors, now: Date, limit: number): Promise<Author[]> =>
  authors
    .find({ check_at: { $lte: now } })
    .sort({ check_at: 1 })
    .limit(limit)
    .lean<Author[]>()
    .exec();

export const noteChecked = async (authors: Authors, mem_id: string): Promise<void> => {
  await authors.updateOne({ mem_id }, { $set: { check_at: null } });
};

export const hasLeft = async (authors: Authors, mem_id: string): Promise<boolean> =>
  (await authors.exists({ mem_id, left_at: { $type: 'date' } })) !== null;

/**
 * Moves the profile of a merged account unless the other has its own, and closes the account (ACCOUNT-36).
 */
export const mergeAuthor = async (
  authors: Authors,
  { from, into }: { readonly from: string; readonly into: string },
  now: Date,
): Promise<void> => {
  const existing = await authors.findOne({ mem_id: from, left_at: null }).lean<Author>().exec();
  // The picture was deleted with the old account.
  const seen = { nick: existing?.nick ?? '', picture: '' };
  if (existing) await authors.updateOne({ mem_id: into }, { $setOnInsert: seen }, { upsert: true });
  await authors.updateOne(
    { mem_id: from },
    { $set: { nick: '', picture: '', left_at: now, check_at: null } },
    { upsert: true },
  );
};
