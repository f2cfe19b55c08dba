import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { htmlLang, type LanTp } from '@narae/contracts/languages';
import { createTexts, textOf } from '@narae/i18n/texts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

const files = {
  common: (lanTp: LanTp) => `libs/i18n/locales/${lanTp}/common.json`,
  errors: (lanTp: LanTp) => `libs/i18n/locales/${lanTp}/errors.json`,
  shell: (lanTp: LanTp) => `shell/src/locales/${lanTp}.json`,
  account: (lanTp: LanTp) => `mfe-account/src/locales/${lanTp}.json`,
  accountActivity: (lanTp: LanTp) => `mfe-account/src/shared/activity/locales/${lanTp}.json`,
  accountAdmin: (lanTp: LanTp) => `mfe-account/src/features/admin/locales/${lanTp}.json`,
  accountExport: (lanTp: LanTp) => `mfe-account/src/features/export/locales/${lanTp}.json`,
  accountFactor: (lanTp: LanTp) => `mfe-account/src/features/second-factor/locales/${lanTp}.json`,
  accountJoining: (lanTp: LanTp) => `mfe-account/src/features/merge-accounts/locales/${lanTp}.json`,
  accountLeave: (lanTp: LanTp) => `mfe-account/src/features/leave/locales/${lanTp}.json`,
  accountMails: (lanTp: LanTp) => `mfe-account/src/features/mails/locales/${lanTp}.json`,
  accountOwn: (lanTp: LanTp) => `mfe-account/src/features/my-account/locales/${lanTp}.json`,
  accountPasskeys: (lanTp: LanTp) => `mfe-account/src/shared/passkeys/locales/${lanTp}.json`,
  booking: (lanTp: LanTp) => `mfe-booking/src/locales/${lanTp}.json`,
  catalog: (lanTp: LanTp) => `mfe-catalog/src/locales/${lanTp}.json`,
  catalogAdmin: (lanTp: LanTp) => `mfe-catalog/src/shared/admin/locales/${lanTp}.json`,
  bookingAdmin: (lanTp: LanTp) => `mfe-booking/src/shared/admin/locales/${lanTp}.json`,
  bookingCancel: (lanTp: LanTp) => `mfe-booking/src/shared/cancel/locales/${lanTp}.json`,
  bookingCancellations: (lanTp: LanTp) => `mfe-booking/src/shared/cancellations/locales/${lanTp}.json`,
  bookingChanges: (lanTp: LanTp) => `mfe-booking/src/shared/changes/locales/${lanTp}.json`,
  bookingCompanions: (lanTp: LanTp) => `mfe-booking/src/shared/companions/locales/${lanTp}.json`,
  bookingCustom: (lanTp: LanTp) => `mfe-booking/src/shared/custom/locales/${lanTp}.json`,
  bookingMyOrder: (lanTp: LanTp) => `mfe-booking/src/shared/my-order/locales/${lanTp}.json`,
  bookingOrders: (lanTp: LanTp) => `mfe-booking/src/shared/orders/locales/${lanTp}.json`,
  bookingDesk: (lanTp: LanTp) => `mfe-booking/src/shared/desk/locales/${lanTp}.json`,
  bookingSales: (lanTp: LanTp) => `mfe-booking/src/shared/sales/locales/${lanTp}.json`,
  bookingGate: (lanTp: LanTp) => `mfe-booking/src/shared/gate/locales/${lanTp}.json`,
  admin: (lanTp: LanTp) => `libs/shell-sdk/src/admin/locales/${lanTp}.json`,
  reviews: (lanTp: LanTp) => `mfe-community/src/features/reviews/locales/${lanTp}.json`,
  communityAdmin: (lanTp: LanTp) => `mfe-community/src/features/admin/locales/${lanTp}.json`,
  communityFaq: (lanTp: LanTp) => `mfe-community/src/shared/faq/locales/${lanTp}.json`,
  communityQuestions: (lanTp: LanTp) => `mfe-community/src/features/questions/locales/${lanTp}.json`,
  community: (lanTp: LanTp) => `mfe-community/src/locales/${lanTp}.json`,
} as const;

export type PackName = keyof typeof files;

const texts = createTexts({}, { strict: true });

const load = (pack: PackName, lanTp: LanTp): void => {
  if (texts.hasResourceBundle(htmlLang(lanTp), pack)) return;
  const file = path.join(root, files[pack](lanTp));
  texts.addResourceBundle(htmlLang(lanTp), pack, JSON.parse(readFileSync(file, 'utf8')));
};

/** What the shop says in one language: `say('booking.reserve')`, with its values filled in. @throws for a missing text or value */
export type Say = (
  key: `${PackName}.${string}`,
  params?: Readonly<Record<string, string | number>>,
) => string;

/** The shop's own words in a language, so that a test presses what a shopper reads and survives a better wording. */
export const wordsIn =
  (lanTp: LanTp): Say =>
  (key, params) => {
    const [, pack, name] = /^(\w+)\.(.+)$/.exec(key) as unknown as [string, PackName, string];
    load(pack, lanTp);
    return textOf(texts, lanTp, pack, name, params);
  };

/** The button that pays, whatever the amount on it. */
export const payButton = (say: Say): { readonly name: RegExp } => ({
  name: new RegExp(`^${say('booking.pay_amount', { amount: '§' }).replace('§', '\\S.*')}$`),
});
