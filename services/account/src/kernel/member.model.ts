import type { AdminRole, JoinConsent, LanTp, MailGroup, MemberState, SignInProvider } from '@narae/contracts';
import {
  auditField,
  dateGiven,
  outboxField,
  plainSchema,
  textGiven,
  type Audited,
  type OutboxEntry,
} from '@narae/service-kit';
import type { StoredSecondFactor } from './stored-second-factor.ts';
import type { StoredPasskey } from './stored-passkey.ts';
import { Schema, type Connection, type Model } from 'mongoose';

/** Agreeing to news, or taking that back. */
interface NewsDecision {
  agreed: boolean;
  /** The day the policy took effect that the member was shown. */
  policy_version: string;
  at: Date;
}

/** A provider that a member takes away. */
export interface LeavingProvider {
  provider: SignInProvider;
  at: Date;
}

/** A new address that a member has asked for, which becomes theirs by the link mailed to it (ACCOUNT-28). */
export interface AskedEmail {
  mem_email: string;
  /** Of the member's record when it was asked for. */
  version: number;
}

/** What an account that was joined to another one leaves it, until that has taken it over and the address is told (ACCOUNT-36). */
export interface CarriedOver {
  mem_email: string;
  email_confirmed_at: Date | null;
  mem_pwd: string;
  mem_tel: string;
  passkeys: StoredPasskey[];
  lan_tp: LanTp;
  /** Set once the other one has it: it is not given again. */
  taken_at?: Date;
}

/** Somebody who joined. */
export interface StoredMember extends Audited {
  mem_id: string;
  mem_nm: string;
  /** Lower case; how the member signs in. Empty where a provider named none, or one that another account has (ACCOUNT-10). */
  mem_email: string;
  /** When the member showed that the mailbox is theirs; null, or absent in old records, until then (ACCOUNT-14). */
  email_confirmed_at?: Date | null;
  /** The language the member joined in; mails that nobody asked for are written in it. Absent in old records. */
  lan_tp?: LanTp;
  mem_tel: string;
  mem_nick: string;
  mem_profile_path: string;
  /** How often name, nickname, telephone and language were changed together; absent until the first time. */
  profile_version?: number;
  /** The one asked for last; null once it is the member's, absent before the first. */
  email_asked?: AskedEmail | null;
  /** Addresses before the present one that have not been told of the change yet (ACCOUNT-28). */
  mem_emails_before?: string[];
  /** argon2id, or the SHA-256 of an imported record until its first sign-in (ACCOUNT-2); empty where there is none (ACCOUNT-10). */
  mem_pwd: string;
  sns_type: string;
  company_type: string;
  /** N: has left. */
  use_yn: 'Y' | 'N';
  /** Whether the member may sign in (ACCOUNT-23); absent in old records, which are active. */
  state?: MemberState;
  /** When a rejected member is erased who does not come back (ACCOUNT-35); null, or absent, for everybody else. */
  erase_at?: Date | null;
  admin_yn: 'Y' | 'N';
  /** What an administrator runs; an administrator without one is an owner (ACCOUNT-13). */
  admin_role?: AdminRole | null;
  /** Of an administrator (ACCOUNT-30); absent until one is being set up. */
  second_factor?: StoredSecondFactor;
  /** Absent until the first one (ACCOUNT-31). */
  passkeys?: StoredPasskey[];
  reg_date: Date;
  mod_date: Date;
  version: number;
  /** Providers that are being taken away: their accounts of before then are no way in any more (ACCOUNT-10). */
  providers_leaving?: LeavingProvider[];
  /** What the member agreed to on joining, and when; absent where an old client asked for nothing (ACCOUNT-20). */
  consent?: JoinConsent & { at: Date };
  /** Mails the member has stopped, of those that are wanted until then (MAIL-4); absent where none. */
  mails_stopped?: MailGroup[];
  /** What the member last said about news after joining, to which privacy policy and when (ACCOUNT-20). */
  news?: NewsDecision;
  /** When the member last began to join another account to this one (ACCOUNT-36). */
  joining_at?: Date;
  /** Of a closed account: the one it was joined to (ACCOUNT-36). */
  joined_into?: string;
  carried?: CarriedOver;
  outbox: OutboxEntry[];
}

const passkeySchema = new Schema<StoredPasskey>(
  {
    passkey_id: { type: String, required: true },
    public_key: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: [String],
    synced: { type: Boolean, default: false },
    name: { type: String, default: '' },
    added_at: { type: Date, required: true },
    used_at: { type: Date, default: null },
  },
  { _id: false },
);

const memberSchema = new Schema<StoredMember>(
  {
    mem_id: { type: String, required: true, unique: true },
    mem_nm: { type: String, required: true },
    mem_email: { type: String, default: '' },
    email_confirmed_at: { type: Date, default: null },
    lan_tp: String,
    mem_tel: { type: String, default: '', index: true },
    mem_nick: { type: String, default: '' },
    mem_profile_path: { type: String, default: '' },
    profile_version: Number,
    email_asked: {
      type: new Schema<AskedEmail>(
        { mem_email: { type: String, required: true }, version: { type: Number, required: true } },
        { _id: false },
      ),
      default: undefined,
    },
    mem_emails_before: { type: [String], default: undefined },
    mem_pwd: { type: String, default: '' },
    sns_type: { type: String, default: '' },
    company_type: { type: String, default: '' },
    use_yn: { type: String, required: true },
    state: { type: String, default: 'active' },
    erase_at: Date,
    admin_yn: { type: String, required: true },
    admin_role: { type: String, default: null },
    second_factor: new Schema<StoredSecondFactor>(
      {
        app: {
          type: new Schema({ sealed: String, at: Date, last_step: Number }, { _id: false }),
          default: null,
        },
        pending: { type: new Schema({ sealed: String, at: Date }, { _id: false }), default: null },
        recovery: [String],
      },
      { _id: false },
    ),
    passkeys: { type: [passkeySchema], default: undefined },
    reg_date: { type: Date, required: true },
    mod_date: { type: Date, required: true },
    version: { type: Number, required: true },
    consent: new Schema(
      { terms_version: String, policy_version: String, marketing: Boolean, at: Date },
      { _id: false },
    ),
    providers_leaving: {
      type: [
        new Schema<LeavingProvider>(
          { provider: { type: String, required: true }, at: { type: Date, required: true } },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    mails_stopped: { type: [String], default: undefined },
    news: new Schema({ agreed: Boolean, policy_version: String, at: Date }, { _id: false }),
    joining_at: Date,
    joined_into: String,
    carried: new Schema<CarriedOver>(
      {
        mem_email: { type: String, default: '' },
        email_confirmed_at: { type: Date, default: null },
        mem_pwd: { type: String, default: '' },
        mem_tel: { type: String, default: '' },
        passkeys: { type: [passkeySchema], default: [] },
        lan_tp: { type: String, required: true },
        taken_at: Date,
      },
      { _id: false },
    ),
    outbox: outboxField,
    audit: auditField,
  },
  { ...plainSchema, collection: 'members' },
);

// Without an address a member is found by its provider; two of those have no address in common.
memberSchema.index(
  { mem_email: 1 },
  { name: 'mem_email_given', unique: true, partialFilterExpression: { mem_email: textGiven } },
);

// For the back office, which pages by number and looks for the beginnings of names (ACCOUNT-35).
memberSchema.index({ state: 1, mem_id: -1 });
memberSchema.index({ admin_yn: 1, mem_id: -1 });
memberSchema.index({ sns_type: 1, mem_id: -1 });
memberSchema.index({ mem_nm: 1 });
memberSchema.index(
  { erase_at: 1 },
  { name: 'erase_at_given', partialFilterExpression: { erase_at: dateGiven } },
);

/** The members of a store. */
export const memberModel = (store: Connection): Model<StoredMember> =>
  (store.models['Member'] as Model<StoredMember> | undefined) ??
  store.model<StoredMember>('Member', memberSchema);
