export { mailsOf } from './admin/desk-mails.ts';
export { forgetCalendars, moveCalendars } from './calendar/calendars.ts';
export { type NotifyContext, notifyStore } from './context.ts';
export { forgetMails, moveMails } from './delivery/mails-of-members.ts';
export { notifyModule } from './module.ts';
