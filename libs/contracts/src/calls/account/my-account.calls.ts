import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Password, SessionUser, TypedPassword } from '../../entities/member.ts';
import { MyActivity, MyProfile, MySession, ProfileForm } from '../../entities/my-account.ts';
import { Email, Id, Success } from '../../primitives.ts';
import * as rows from './my-account.rows.ts';
import { proof, proofErrors } from './proof.ts';

const changed = z.object({ msg: z.literal('success'), user: SessionUser });

/** What a member sees and changes of the account itself (ACCOUNT-25). */
export const myAccountCalls = {
  /** The open sessions, the one that asks first, then those used last. */
  mySessions: defineCall(rows.mySessions, { input: z.strictObject({}), output: z.array(MySession) }),
  /** Ends one of the caller's sessions; ending it again changes nothing. */
  sessionEnd: defineCall(rows.sessionEnd, {
    input: z.strictObject({ sid: Id }),
    output: Success,
    errors: ['session_not_found'],
  }),
  /** Ends every session of the caller but this one. */
  otherSessionsEnd: defineCall(rows.otherSessionsEnd, { input: z.strictObject({}), output: Success }),
  /** What was done with the account, the newest first; `after` is the last row of the page before. */
  myActivity: defineCall(rows.myActivity, {
    input: z.strictObject({
      after: z.strictObject({ at: z.iso.datetime(), id: z.string().max(60) }).optional(),
    }),
    output: z.array(MyActivity),
  }),
  /** Sets a new password; the old one is asked where there is one. Every other session ends. */
  passwordChange: defineCall(rows.passwordChange, {
    input: z.strictObject({ mem_password: TypedPassword.optional(), new_password: Password }),
    output: Success,
    errors: [...proofErrors, 'common_password', 'version_conflict'],
  }),
  myProfile: defineCall(rows.myProfile, { input: z.strictObject({}), output: MyProfile }),
  /** Changes the profile it was read from; answers the caller as the browser is to know them. */
  profileChange: defineCall(rows.profileChange, {
    input: ProfileForm.extend(proof),
    output: changed,
    errors: [...proofErrors, 'login_tel_input', 'version_conflict'],
  }),
  /** Sets the caller's picture; the body is multipart with the file in field `img`. */
  profilePicture: defineCall(rows.profilePicture, {
    input: z.strictObject({}),
    output: changed,
    errors: [
      'upload_missing',
      'upload_too_large',
      'upload_unreadable',
      'img_accept_fail',
      'rate_limited',
      'version_conflict',
    ],
  }),
  profilePictureDelete: defineCall(rows.profilePictureDelete, {
    input: z.strictObject({}),
    output: changed,
    errors: ['version_conflict'],
  }),
  /** The picture itself, in one of the sizes it is kept in; there is no JSON to declare. */
  memberPicture: defineCall(rows.memberPicture, {
    input: z.strictObject({ file_name: z.string().max(60) }),
    output: z.never(),
    errors: ['picture_not_found'],
  }),
  /** Mails a link to a new address, which becomes the caller's once it is opened; `resdata` says where it went, masked. */
  emailChange: defineCall(rows.emailChange, {
    input: z.strictObject({ mem_email: Email, ...proof }),
    output: z.object({ msg: z.literal('success'), resdata: z.string() }),
    errors: [...proofErrors, 'common_join_duplication', 'no_change'],
  }),
};
