import type { AdminRole, LanTp, MailGroup, MemberState, SignInProvider } from '@narae/contracts';
import {
  auditField,
  dateGiven,
  flag,
  list,
  moment,
  number,
  optional,
  orNull,
  outboxField,
  part,
  storedAs,
  storedModel,
  text,
  textGiven,
  type AuditEntry,
  type OutboxEntry,
  type StoredField,
  type StoredOf,
} from '@narae/service-kit';
import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';

/** A field that is absent until it is written, and null once it is void. */
const clearable = <Value>({ definition }: StoredField<Value>): StoredField<Value | null, true> =>
  optional(storedAs<Value | null>(definition));

/** One of a member's passkeys (ACCOUNT-31). */
const passkey = {
  /** The credential's identifier, base64url. */
  passkey_id: text(),
  /** COSE, base64url. */
  public_key: text(),
  /** Rises with each use where the authenticator counts; 0 where it does not. */
  counter: number(),
  transports: list(text<AuthenticatorTransportFuture>()),
  /** Whether the member's other devices have it as well. */
  synced: flag({ default: false }),
  name: text({ default: '' }),
  added_at: moment(),
  used_at: orNull(moment()),
};
export type StoredPasskey = StoredOf<typeof passkey>;

/** A secret of an authenticator app, sealed with the service's key for its member. */
const sealedSecret = { sealed: text({ required: false }), at: moment({ required: false }) };

/** The second factor of an administrator (ACCOUNT-30). */
const secondFactor = {
  /** The app in use; null until one was confirmed. */
  app: orNull(part({ ...sealedSecret, last_step: number({ required: false }) })),
  /** A new app that has yet to show a code. */
  pending: orNull(part(sealedSecret)),
  /** Keyed hashes of the unused recovery codes. */
  recovery: list(text()),
};
export type StoredSecondFactor = StoredOf<typeof secondFactor>;

export const noSecondFactor: StoredSecondFactor = { app: null, pending: null, recovery: [] };

/** A provider that a member removes. */
const leavingProvider = { provider: text<SignInProvider>(), at: moment() };
export type LeavingProvider = StoredOf<typeof leavingProvider>;

/** What a merged account leaves the other one, until that has taken it over and the old address is informed (ACCOUNT-36). */
const carriedOver = {
  mem_email: text({ default: '' }),
  email_confirmed_at: orNull(moment()),
  mem_pwd: text({ default: '' }),
  mem_tel: text({ default: '' }),
  passkeys: list(part(passkey), { default: [] }),
  lan_tp: text<LanTp>(),
  /** Set once the other account has it: it is not given again. */
  taken_at: optional(moment()),
};
export type CarriedOver = StoredOf<typeof carriedOver>;

const member = {
  mem_id: text({ unique: true }),
  mem_nm: text(),
  /** Lower case; the member signs in with it. Empty where a provider named none, or one that another account has (ACCOUNT-10). */
  mem_email: text({ default: '' }),
  /** Null, or absent in old records, until the member confirmed the mailbox (ACCOUNT-14). */
  email_confirmed_at: optional(orNull(moment())),
  /** The language of sign-up, and of mails the member did not ask for. Absent in old records. */
  lan_tp: optional(text<LanTp>()),
  mem_tel: text({ default: '', index: true }),
  mem_nick: text({ default: '' }),
  mem_profile_path: text({ default: '' }),
  /** How often name, nickname, telephone and language were changed together; absent until the first time. */
  profile_version: optional(number()),
  /** The new address requested last, with the version of this record then (ACCOUNT-28); null once it is the member's. */
  email_asked: clearable(part({ mem_email: text(), version: number() })),
  /** Earlier addresses that have yet to be informed of the change (ACCOUNT-28). */
  mem_emails_before: optional(list(text())),
  /** argon2id, or the SHA-256 of an imported record until its first sign-in (ACCOUNT-2); empty where there is none (ACCOUNT-10). */
  mem_pwd: text({ default: '' }),
  sns_type: text({ default: '' }),
  company_type: text({ default: '' }),
  /** N: has left. */
  use_yn: text<'Y' | 'N'>(),
  /** Whether the member may sign in (ACCOUNT-23); absent in old records, which are active. */
  state: optional(text<MemberState>({ default: 'active' })),
  /** When a rejected member is erased unless they come back (ACCOUNT-35). */
  erase_at: clearable(moment()),
  admin_yn: text<'Y' | 'N'>(),
  /** An administrator without a role is an owner (ACCOUNT-13). */
  admin_role: optional(orNull(text<AdminRole>())),
  second_factor: optional(part(secondFactor)),
  passkeys: optional(list(part(passkey))),
  reg_date: moment(),
  mod_date: moment(),
  version: number(),
  /** What the member agreed to on sign-up; absent where an old client asked for nothing (ACCOUNT-20). */
  consent: optional(
    part({
      terms_version: text({ required: false }),
      policy_version: text({ required: false }),
      marketing: flag({ required: false }),
      at: moment({ required: false }),
    }),
  ),
  /** Providers being removed: their accounts of before then are no way in any more (ACCOUNT-10). */
  providers_leaving: optional(list(part(leavingProvider))),
  /** Mails that are wanted by default and this member has stopped (MAIL-4). */
  mails_stopped: optional(list(text<MailGroup>())),
  /** The member's last decision about news after sign-up, and the privacy policy shown with it (ACCOUNT-20). */
  news: optional(
    part({
      agreed: flag({ required: false }),
      policy_version: text({ required: false }),
      at: moment({ required: false }),
    }),
  ),
  /** When the member last began to merge another account into this one (ACCOUNT-36). */
  joining_at: optional(moment()),
  /** Of a closed account: the account it was merged into (ACCOUNT-36). */
  joined_into: optional(text()),
  carried: optional(part(carriedOver)),
  outbox: storedAs<OutboxEntry[]>(outboxField),
  audit: optional(storedAs<AuditEntry[]>(auditField)),
};
export type StoredMember = StoredOf<typeof member>;

export const memberModel = storedModel(
  'Member',
  'members',
  member,
  // Without an address a member is found by its provider; two of those have no address in common.
  [
    { mem_email: 1 },
    { name: 'mem_email_given', unique: true, partialFilterExpression: { mem_email: textGiven } },
  ],
  // For the back office, which pages by number and searches for the beginnings of names (ACCOUNT-35).
  [{ state: 1, mem_id: -1 }],
  [{ admin_yn: 1, mem_id: -1 }],
  [{ sns_type: 1, mem_id: -1 }],
  [{ mem_nm: 1 }],
  [{ erase_at: 1 }, { name: 'erase_at_given', partialFilterExpression: { erase_at: dateGiven } }],
);

/** Permission to remove an owner, for the write over exactly this version of their record. */
const ownerRelease = { mem_id: text(), version: number() };
export type OwnerRelease = StoredOf<typeof ownerRelease>;

/** The one document, `owners`, that all removals of owners go through (ACCOUNT-13). */
const ownerReleases = {
  _id: text<'owners'>({ required: false }),
  releases: list(part(ownerRelease)),
  version: number(),
};
export type StoredOwnerReleases = StoredOf<typeof ownerReleases>;

export const ownerReleasesModel = storedModel('OwnerReleases', 'owner_releases', ownerReleases);
