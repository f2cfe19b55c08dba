export { accountMail, confirmedRecipient } from './account-mail.ts';
export { isMailed } from './mailed-changes.rules.ts';
export { type MailContext, mailStore } from './context.ts';
export { preferencesChanged } from './mail-preferences.ts';
export { deleteAllLinksOf, deleteLinksOf, type StoredMailedLink } from './mailed-link.model.ts';
export { newLink, useLinkToken } from './mailed-links.ts';
export { mailModule } from './module.ts';
