import { randomBytes } from 'node:crypto';
import type { SessionUser } from '@narae/contracts';
import { DomainError, openPicture, pictureWork, type AuthUser, type CleanImage } from '@narae/service-kit';
import { changeMember, memberChange } from '../kernel/index.ts';
import { sessionUserOf } from '../sessions/index.ts';
import type { ProfileContext } from './context.ts';
import {
  deletePicture,
  deletePicturesOf,
  findPicture,
  findPicturesOf,
  insertPicture,
} from './picture.model.ts';
import { pictureName, pictureOf, type PictureSide, readPictureName } from './picture.rules.ts';

type Store = ProfileContext;
type Who = Pick<AuthUser, 'mem_id' | 'sid' | 'secondFactorNeeded'>;

const inTurn = pictureWork(16);

const square = (bytes: Buffer, side: PictureSide): Promise<Buffer> =>
  inTurn(() =>
    openPicture(bytes).resize({ width: side, height: side, fit: 'cover' }).webp({ quality: 84 }).toBuffer(),
  );

/** Deletes the picture before; of two at once only the later one stays. */
const point = async (
  context: Store,
  { mem_id, sid, secondFactorNeeded }: Who,
  mem_profile_path: string,
): Promise<SessionUser> => {
  const changed = await changeMember(context, mem_id, (member, { version }) =>
    member.mem_profile_path === mem_profile_path
      ? null
      : { set: { mem_profile_path }, events: [memberChange('profile_changed', { mem_id, version, sid })] },
  );
  if (!changed) throw new DomainError('login_required');
  const before = pictureOf(changed.before.mem_profile_path);
  if (before && changed.after !== changed.before) await deletePicture(context.pictures, before);
  return sessionUserOf(changed.after, !secondFactorNeeded);
};

/**
 * Drawn anew without metadata (ACCOUNT-27). @throws DomainError service_unavailable where too many wait;
 * login_required, version_conflict
 */
export const setPicture = async (context: Store, who: Who, { bytes }: CleanImage): Promise<SessionUser> => {
  const _id = randomBytes(16).toString('base64url');
  const [side_256, side_64] = [await square(bytes, 256), await square(bytes, 64)];
  await insertPicture(context.pictures, { _id, mem_id: who.mem_id, side_256, side_64, at: context.now() });
  try {
    return await point(context, who, `/memberPictures/${pictureName(_id, 256)}`);
  } catch (error) {
    await deletePicture(context.pictures, _id);
    throw error;
  }
};

/** Repeatable. @throws DomainError login_required, version_conflict */
export const removePicture = (context: Store, who: Who): Promise<SessionUser> => point(context, who, '');

/** Called when a member has left (ACCOUNT-11). */
export const forgetPictures = ({ pictures }: Pick<Store, 'pictures'>, mem_id: string): Promise<void> =>
  deletePicturesOf(pictures, mem_id);

export const readPicture = async (
  { pictures }: Pick<ProfileContext, 'pictures'>,
  file_name: string,
): Promise<Buffer | null> => {
  const name = readPictureName(file_name);
  return name && findPicture(pictures, name);
};

/** For the export (ACCOUNT-40). */
export const picturesOf = (
  { pictures }: Pick<ProfileContext, 'pictures'>,
  mem_id: string,
): Promise<Buffer[]> => findPicturesOf(pictures, mem_id);
