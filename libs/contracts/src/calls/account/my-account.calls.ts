import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  MyActivity,
  MyProfile,
  MySession,
  Password,
  ProfileForm,
  SessionUser,
  TypedPassword,
} from '../../entities/account/member.ts';
import { Email, Id, Success } from '../../primitives.ts';
import * as rows from './my-account.rows.ts';
import { proof, proofErrors } from './proof.ts';
import { MailGroupName, MailPreferences, StoppedMails } from '../../entities/shared/mails.ts';

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

const whose = { mem_id: Id.optional() };

/** What a link in a mail carries behind its #; anything else of that length is answered like one that is not ours. */
const StopToken = z
  .string()
  .regex(/^[\w.-]{20,200}$/)
  .meta({ examples: ['MEM0000000001.reminders.signature'] });

/** Which mails a member wants, and the links that stop them (MAIL-4, MAIL-5). */
export const mailPreferenceCalls = {
  mailPreferences: defineCall(rows.mailPreferences, {
    input: z.strictObject(whose),
    output: MailPreferences,
  }),
  /** Asks for the mails of a group or stops them; for news that is consent, or takes it back. */
  mailPreferenceChange: defineCall(rows.mailPreferenceChange, {
    input: z.strictObject({ ...whose, group: MailGroupName, wanted: z.boolean() }),
    output: z.object({ msg: z.literal('success'), preferences: MailPreferences }),
    errors: ['rate_limited', 'version_conflict'],
  }),
  /** What a link is about; changes nothing. */
  stopLinkShow: defineCall(rows.stopLinkShow, {
    input: z.strictObject({ token: StopToken }),
    output: StoppedMails,
    errors: ['stop_link_void'],
  }),
  /** Stops the mails of a link, or takes that back; without signing in. */
  stopLinkUse: defineCall(rows.stopLinkUse, {
    input: z.strictObject({ token: StopToken, wanted: z.boolean() }),
    output: z.object({ msg: z.literal('success'), mails: StoppedMails }),
    errors: ['stop_link_void', 'version_conflict'],
  }),
};
