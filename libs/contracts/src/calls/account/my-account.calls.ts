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
import { pictureErrors } from '../picture-errors.ts';

const changed = z.object({ msg: z.literal('success'), user: SessionUser });

export const myAccountCalls = {
  /** The open sessions: the asking one first, then those used last (ACCOUNT-25). */
  mySessions: defineCall(rows.mySessions, { input: z.strictObject({}), output: z.array(MySession) }),
  sessionEnd: defineCall(rows.sessionEnd, {
    input: z.strictObject({ sid: Id }),
    output: Success,
    errors: ['session_not_found'],
  }),
  otherSessionsEnd: defineCall(rows.otherSessionsEnd, { input: z.strictObject({}), output: Success }),
  /** The newest first; `after` is the last row of the page before. */
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
  /** `profile_version` is that of the profile read. */
  profileChange: defineCall(rows.profileChange, {
    input: ProfileForm.extend(proof),
    output: changed,
    errors: [...proofErrors, 'login_tel_input', 'profile_nick_shop', 'version_conflict'],
  }),
  /** The body is multipart with the file in field `img`. */
  profilePicture: defineCall(rows.profilePicture, {
    input: z.strictObject({}),
    output: changed,
    errors: ['rate_limited', 'version_conflict', ...pictureErrors],
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
  /** Mails a link to the new address, which counts once opened; `resdata` says where it went, masked. */
  emailChange: defineCall(rows.emailChange, {
    input: z.strictObject({ mem_email: Email, ...proof }),
    output: z.object({ msg: z.literal('success'), resdata: z.string() }),
    errors: [...proofErrors, 'common_join_duplication', 'no_change'],
  }),
};

const whose = { mem_id: Id.optional() };

/** The token of a link in a mail, behind its #; anything else of that length is answered like a foreign token. */
const StopToken = z
  .string()
  .regex(/^[\w.-]{20,200}$/)
  .meta({ examples: ['MEM0000000001.reminders.signature'] });

/** Mails a member wants, and the links that stop them (MAIL-4, MAIL-5). */
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
  /** Changes nothing. */
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
