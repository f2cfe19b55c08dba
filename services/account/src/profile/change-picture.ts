import { randomBytes } from 'node:crypto';
import type { SessionUser } from '@narae/contracts';
import { DomainError, openPicture, pictureWork, type AuthUser, type CleanImage } from '@narae/service-kit';
import { memberChange } from '../kernel/member-change.events.ts';
import type { AccountContext } from '../context.ts';
import { sessionUserOf } from '../sessions/session-user.view.ts';
import { changeMember } from '../kernel/change-member.ts';
import { deletePicture, deletePicturesOf, insertPicture } from './picture.queries.ts';
import { pictureName, pictureOf, type PictureSide } from './picture.rules.ts';

type Store = AccountContext;
type Who = Pick<AuthUser, 'mem_id' | 'sid' | 'secondFactorNeeded'>;

const inTurn = pictureWork(16);

/** The middle of a picture as a square. */
const square = (bytes: Buffer, side: PictureSide): Promise<Buffer> =>
  inTurn(() =>
    openPicture(bytes).resize({ width: side, height: side, fit: 'cover' }).webp({ quality: 84 }).toBuffer(),
  );

/** Writes where the picture is, and deletes the one before. Of two at once the later one stays, and no other. */
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
 * Sets a member's picture: two squares, drawn anew without metadata (ACCOUNT-27).
 * @throws DomainError service_unavailable where too many pictures wait; login_required, version_conflict
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

/** Removes a member's picture; removing it again changes nothing. @throws DomainError login_required, version_conflict */
export const removePicture = (context: Store, who: Who): Promise<SessionUser> => point(context, who, '');

/** Erases the pictures of a member who left (ACCOUNT-11). */
export const forgetPictures = ({ pictures }: Pick<Store, 'pictures'>, mem_id: string): Promise<void> =>
  deletePicturesOf(pictures, mem_id);
