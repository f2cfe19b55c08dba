import type { AdminRole, LanTp, MemberState } from '@narae/contracts';
import type { MailGroup } from '@narae/contracts/mail-kinds';
import type { SignInProvider } from '@narae/contracts/activity-kinds';
import {
  clearable,
  storedAudit,
  dateGiven,
  flag,
  list,
  moment,
  number,
  optional,
  orNull,
  storedOutbox,
  part,
  storedModel,
  text,
  textGiven,
  type StoredOf,
} from '@narae/service-kit';
import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';

/** One of a member's passkeys (ACCOUNT-31). */
const passkey = {
  /** base64url. */
  passkey_id: text(),
  /** COSE, base64url. */
  public_key: text(),
  /** Rises with each use; 0 where the authenticator does not count. */
  counter: number(),
  transports: list(text<AuthenticatorTransportFuture>()),
  /** Whether other devices of the member have it too. */
  synced: flag({ default: false }),
  name: text({ default: '' }),
  added_at: moment(),
  used_at: orNull(moment()),
};
export type StoredPasskey = StoredOf<typeof passkey>;

/** An app's secret, sealed for its member with the service's key. */
const sealedSecret = { sealed: text({ required: false }), at: moment({ required: false }) };

/** The second factor of an administrator (ACCOUNT-30). */
const secondFactor = {
  /** Null until an app was confirmed. */
  app: orNull(part({ ...sealedSecret, last_step: number({ required: false }) })),
  pending: orNull(part(sealedSecret)),
  /** Keyed hashes of unused codes. */
  recovery: list(text()),
};
export type StoredSecondFactor = StoredOf<typeof secondFactor>;

export const noSecondFactor: StoredSecondFactor = { app: null, pending: null, recovery: [] };

const leavingProvider = { provider: text<SignInProvider>(), at: moment() };
export type LeavingProvider = StoredOf<typeof leavingProvider>;

/** What a merged account leaves the other one, until that has it and the old address is told (ACCOUNT-36). */
const carriedOver = {
  mem_email: text({ default: '' }),
  email_confirmed_at: orNull(moment()),
  mem_pwd: text({ default: '' }),
  mem_tel: text({ default: '' }),
  passkeys: list(part(passkey), { default: [] }),
  lan_tp: text<LanTp>(),
  /** When the other account took it over: it is not given again. */
  taken_at: optional(moment()),
};
export type CarriedOver = StoredOf<typeof carriedOver>;

const member = {
  mem_id: text({ unique: true }),
  mem_nm: text(),
  /** Lower case, for signing in; empty where a provider named none, or one in use (ACCOUNT-10). */
  mem_email: text({ default: '' }),
  /** Null, or absent in old records, until confirmed (ACCOUNT-14). */
  email_confirmed_at: optional(orNull(moment())),
  /** Language of sign-up and of mails the member did not ask for; absent in old records. */
  lan_tp: optional(text<LanTp>()),
  mem_tel: text({ default: '', index: true }),
  mem_nick: text({ default: '' }),
  mem_profile_path: text({ default: '' }),
  /** How often the profile was saved; absent until the first time. */
  profile_version: optional(number()),
  /** The newest request, with the record's version then (ACCOUNT-28); null once it is the address. */
  email_asked: clearable(part({ mem_email: text(), version: number() })),
  mem_emails_before: optional(list(text())),
  /** argon2id; SHA-256 of an import until the first sign-in (ACCOUNT-2); empty without a password (ACCOUNT-10). */
  mem_pwd: text({ default: '' }),
  sns_type: text({ default: '' }),
  company_type: text({ default: '' }),
  /** N: the member has left. */
  use_yn: text<'Y' | 'N'>(),
  /** Absent in old records, which are active (ACCOUNT-23). */
  state: optional(text<MemberState>({ default: 'active' })),
  erase_at: clearable(moment()),
  admin_yn: text<'Y' | 'N'>(),
  /** An administrator without a role is an owner (ACCOUNT-13). */
  admin_role: optional(orNull(text<AdminRole>())),
  second_factor: optional(part(secondFactor)),
  passkeys: optional(list(part(passkey))),
  reg_date: moment(),
  mod_date: moment(),
  version: number(),
  /** Given on sign-up; absent where an old client did not ask (ACCOUNT-20). */
  consent: optional(
    part({
      terms_version: text({ required: false }),
      policy_version: text({ required: false }),
      marketing: flag({ required: false }),
      at: moment({ required: false }),
    }),
  ),
  /** Providers being removed: accounts joined before `at` are no way in (ACCOUNT-10). */
  providers_leaving: optional(list(part(leavingProvider))),
  /** Groups wanted by default that the member stopped (MAIL-4). */
  mails_stopped: optional(list(text<MailGroup>())),
  /** The last decision after sign-up, and the privacy policy shown with it (ACCOUNT-20). */
  news: optional(
    part({
      agreed: flag({ required: false }),
      policy_version: text({ required: false }),
      at: moment({ required: false }),
    }),
  ),
  /** When a merge into this account last began (ACCOUNT-36). */
  joining_at: optional(moment()),
  /** On a closed account: where it was merged (ACCOUNT-36). */
  joined_into: optional(text()),
  carried: optional(part(carriedOver)),
  outbox: storedOutbox,
  audit: optional(storedAudit),
};
export type StoredMember = StoredOf<typeof member>;

export const memberModel = storedModel(
  'Member',
  'members',
  member,
  // Members of a provider may have no address, so only addresses are unique.
  [
    { mem_email: 1 },
    { name: 'mem_email_given', unique: true, partialFilterExpression: { mem_email: textGiven } },
  ],
  // The back office pages by number and searches names by prefix (ACCOUNT-35).
  [{ state: 1, mem_id: -1 }],
  [{ admin_yn: 1, mem_id: -1 }],
  [{ sns_type: 1, mem_id: -1 }],
  [{ mem_nm: 1 }],
  [{ erase_at: 1 }, { name: 'erase_at_given', partialFilterExpression: { erase_at: dateGiven } }],
);

const ownerRelease = { mem_id: text(), version: number() };
export type OwnerRelease = StoredOf<typeof ownerRelease>;

/** One document, `owners`, which all removals of owners go through (ACCOUNT-13). */
const ownerReleases = {
  _id: text<'owners'>({ required: false }),
  releases: list(part(ownerRelease)),
  version: number(),
};
export type StoredOwnerReleases = StoredOf<typeof ownerReleases>;

export const ownerReleasesModel = storedModel('OwnerReleases', 'owner_releases', ownerReleases);
