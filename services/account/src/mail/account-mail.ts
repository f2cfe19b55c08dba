import type { LanTp, LocalizedText } from '@narae/contracts';
import { desk, deskMailHref } from '@narae/contracts/desk';
import { href } from '@narae/contracts/href';
import { textIn } from '@narae/contracts/localized';
import type { AccountMailKind } from '@narae/contracts/mail-kinds';
import { formatDate } from '@narae/i18n/format';
import { writeMail, type Mail, type MailRow, type StopLinks } from '@narae/service-kit';
import { isDecided, type MailedChange, shuttingOut } from './mailed-changes.rules.ts';
import { mailTexts } from './texts.ts';

interface CommunityMailFacts {
  link: string;
  stop: StopLinks | undefined;
  /** Titles of the trip that a review is asked for. */
  titles?: LocalizedText | undefined;
}

/** What the mails are about. Links lead to the shop's own pages; one that works once has its token in it. */
export interface AccountMailFacts {
  'account-changed': { change: MailedChange; at: Date; device: string; reason: string; publicOrigin: string };
  'account-joined': { publicOrigin: string };
  'address-changing': { link: string; hours: number };
  'comment-replied': CommunityMailFacts;
  'email-found': { email: string; link: string };
  'export-failed': { link: string };
  /** `partly`: a domain was away for a day. */
  'export-ready': { link: string; partly: boolean };
  farewell: { publicOrigin: string };
  'mailbox-confirm': { link: string; hours: number };
  'new-address': Record<never, never>;
  'password-link': { link: string; minutes: number };
  'question-answered': CommunityMailFacts;
  'review-asked': CommunityMailFacts;
}

interface AccountMailContent {
  readonly subject: string;
  readonly body: string;
  readonly rows?: readonly MailRow[];
  readonly action: string;
  readonly link: string;
  /** For a recipient who did not ask for it. */
  readonly closing: string;
  readonly stop?: StopLinks | undefined;
}

type Say = ReturnType<typeof mailTexts>;

/** Kinds whose texts are called after them. */
type NamedText = Exclude<
  AccountMailKind,
  'account-changed' | 'export-failed' | 'export-ready' | 'new-address'
>;

const named = (t: Say, kind: NamedText, params: Readonly<Record<string, number>> = {}) => ({
  subject: t(`${kind}_subject`),
  body: t(`${kind}_body`, params),
  action: t(`${kind}_action`),
  closing: t(`${kind}_closing`),
});

const exported = (t: Say, outcome: 'ready' | 'partly' | 'failed') => ({
  subject: t(`export-${outcome}_subject`),
  body: t(`export-${outcome}_body`),
  action: t(`export-${outcome}_action`),
  closing: t('export_closing'),
});

const namedReasons = [
  'sign-ins',
  'terms',
  'asked',
  'second-account',
  'not-a-person',
  'app-lost',
  'misuse',
] as const;

/** Without `other`: the mail asks to write to the shop (ACCOUNT-40). */
const reasonRows = (t: Say, reason: string): MailRow[] =>
  namedReasons
    .filter((named) => named === reason)
    .map((named) => ({ label: t('reason'), values: [t(`reason_${named}`)] }));

/**
 * Every mail of account (MAIL-4: `mailPolicies` of the contracts says which can be stopped). All go to the member's own
 * address unless a row says otherwise. A missing kind fails the build.
 */
const accountMails: {
  readonly [Kind in AccountMailKind]: (
    facts: AccountMailFacts[Kind],
    t: Say,
    lan_tp: LanTp,
  ) => AccountMailContent;
} = {
  /** A change of the account itself (ACCOUNT-21). */
  'account-changed': ({ change, at, device, reason, publicOrigin }, t, lan_tp) => {
    const isShutOut = shuttingOut.includes(change);
    return {
      subject: t(`changed_${change}_subject`),
      body: t(`changed_${change}_body`),
      rows: [
        { label: t('change_when'), values: [formatDate(at.toISOString(), lan_tp, 'time')] },
        ...(device ? [{ label: t('change_device'), values: [device] }] : []),
        ...reasonRows(t, reason),
      ],
      action: t(isShutOut ? 'change_contact' : 'change_open'),
      link: `${publicOrigin}${href(isShutOut ? 'companyInfo' : 'myAccount', { lan_tp })}`,
      closing: t(isDecided(change) ? 'change_ask' : 'change_not_you'),
    };
  },
  /** To the closed account's address, whose owner may not have asked for it (ACCOUNT-36). */
  'account-joined': ({ publicOrigin }, t, lan_tp) => ({
    ...named(t, 'account-joined'),
    link: `${publicOrigin}${href('home', { lan_tp })}`,
  }),
  /** To the new address, which is the member's only then (ACCOUNT-28). */
  'address-changing': ({ link, hours }, t) => ({ ...named(t, 'address-changing', { hours }), link }),
  /** Without what was written (COMMUNITY-14). */
  'comment-replied': ({ link, stop }, t) => ({ ...named(t, 'comment-replied'), link, stop }),
  /** The whole address, to that address (ACCOUNT-7). */
  'email-found': ({ email, link }, t) => ({
    ...named(t, 'email-found'),
    rows: [{ label: t('email-found_label'), values: [email] }],
    link,
  }),
  /** A member's copy could not be made (ACCOUNT-40). */
  'export-failed': ({ link }, t) => ({ ...exported(t, 'failed'), link }),
  /** It can be downloaded, once (ACCOUNT-40). */
  'export-ready': ({ link, partly }, t) => ({ ...exported(t, partly ? 'partly' : 'ready'), link }),
  /** After leaving (ACCOUNT-11). */
  farewell: ({ publicOrigin }, t, lan_tp) => ({
    ...named(t, 'farewell'),
    link: `${publicOrigin}${href('home', { lan_tp })}`,
  }),
  /** The link that confirms a mailbox (ACCOUNT-14). */
  'mailbox-confirm': ({ link, hours }, t) => ({ ...named(t, 'mailbox-confirm', { hours }), link }),
  /** To the address before (ACCOUNT-28). */
  'new-address': (_facts, t) => ({
    subject: t('new-address_subject'),
    body: t('new-address_body'),
    action: t('new-address_action'),
    link: deskMailHref(t('new-address_subject')),
    closing: t('new-address_closing', { email: desk.email, tel: desk.tel }),
  }),
  /** The link that sets a new password (ACCOUNT-7). */
  'password-link': ({ link, minutes }, t) => ({ ...named(t, 'password-link', { minutes }), link }),
  /** Without what was written, which may be secret (COMMUNITY-5). */
  'question-answered': ({ link, stop }, t) => ({ ...named(t, 'question-answered'), link, stop }),
  /** After a trip (COMMUNITY-34). */
  'review-asked': ({ link, stop, titles }, t, lan_tp) => ({
    ...named(t, 'review-asked'),
    rows: titles ? [{ label: t('review-asked_about'), values: [textIn(titles, lan_tp)] }] : [],
    link,
    stop,
  }),
};

/** The greeting has no name: the mailbox may be a stranger's, and names at sign-up are free text. */
export const accountMail = <Kind extends AccountMailKind>(
  kind: Kind,
  { to, lan_tp }: { readonly to: string; readonly lan_tp: LanTp },
  facts: AccountMailFacts[Kind],
): Mail => {
  const t = mailTexts(lan_tp);
  const { subject, body, rows = [], action, link, closing, stop } = accountMails[kind](facts, t, lan_tp);
  return writeMail({
    kind,
    to,
    lan_tp,
    stop,
    subject,
    greeting: t('greeting'),
    body,
    sections: rows.length > 0 ? [{ rows }] : [],
    action: { text: action, href: link },
    closing,
  });
};

/** A member's address and language; null where the mailbox is not confirmed (ACCOUNT-14). */
export const confirmedRecipient = ({
  mem_email,
  email_confirmed_at,
  lan_tp = 'ENG',
}: {
  readonly mem_email: string;
  readonly email_confirmed_at?: Date | null | undefined;
  readonly lan_tp?: LanTp | undefined;
}): { readonly to: string; readonly lan_tp: LanTp } | null =>
  mem_email && email_confirmed_at ? { to: mem_email, lan_tp } : null;
