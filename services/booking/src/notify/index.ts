export { mailsOf } from './admin/list-mails.ts';
export { forgetCalendars } from './calendar/forget-calendars.ts';
export { moveCalendars } from './calendar/move-calendars.ts';
export { type NotifyContext, notifyStore } from './context.ts';
export { forgetMails } from './delivery/forget-mails.ts';
export { moveMails } from './delivery/move-mails.ts';
export { notifyModule } from './module.ts';
