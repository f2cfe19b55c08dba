import { failing, givenUp, at } from './acts.ts';
import type { Shot } from './shot.ts';

/** The back office as an administrator sees it. */
export const adminShots: readonly Shot[] = [
  { name: 'office-list', as: 'administrator', at: at('/admin') },
  { name: 'office-list-failed', as: 'administrator', at: at('/admin'), before: failing('**/api/admin/list'), act: givenUp },
  { name: 'office-product', as: 'administrator', at: at('/admin?view=product&id=P000001') },
  {
    name: 'office-texts',
    as: 'administrator',
    at: at('/admin?view=product&id=P000001'),
    act: ({ page, say }) => page.getByRole('button', { name: say('catalogAdmin.tool_link') }).first().click(),
  },
  {
    name: 'office-missing',
    as: 'administrator',
    at: at('/admin?view=popup&id=new'),
    act: ({ page, say }) => page.getByRole('button', { name: say('catalogAdmin.save') }).focus(),
  },
  { name: 'office-event', as: 'administrator', at: at('/admin?view=event&id=EVT000001') },
  { name: 'office-rates', as: 'administrator', at: at('/admin?view=rate') },
  { name: 'office-log', as: 'administrator', at: at('/admin?view=audit') },
  { name: 'office-events', as: 'administrator', at: at('/admin/booking?view=events') },
  { name: 'office-event-list', as: 'administrator', at: at('/admin/booking?view=events&id=EVT000001') },
  {
    name: 'office-event-settings',
    as: 'administrator',
    at: at('/admin/booking?view=events&id=EVT000001&list=settings'),
  },
  {
    name: 'office-event-messages',
    as: 'administrator',
    at: at('/admin/booking?view=events&id=EVT000001&list=messages'),
  },
  {
    name: 'office-attendance',
    as: 'administrator',
    at: at('/admin/booking?view=events&id=EVT000001&list=attendance'),
  },
  { name: 'office-waiting-lists', as: 'administrator', at: at('/admin/booking?view=waiting') },
  { name: 'office-booking-custom', as: 'administrator', at: at('/admin/booking?view=custom') },
  { name: 'office-booking-log', as: 'administrator', at: at('/admin/booking?view=audit') },
  { name: 'office-booking-mails', as: 'administrator', at: at('/admin/booking?view=mails') },
  { name: 'office-preview', as: 'administrator', at: at('/admin/preview?id=P000001') },
  { name: 'office-not-for-you', as: 'member', at: at('/admin') },
];
