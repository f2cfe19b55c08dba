import { anybody, auth, own } from './access.ts';

// Which mails a member wants, and the links in mails that stop them (MAIL-4, MAIL-5).

export const mailPreferences = /* @__PURE__ */ own('mailPreferences', 'mem_id');
export const mailPreferenceChange = /* @__PURE__ */ own('mailPreferenceChange', 'mem_id group wanted');
export const stopLinkShow = /* @__PURE__ */ auth('stopLinkShow', 'token');
export const stopLinkUse = /* @__PURE__ */ auth('stopLinkUse', 'token wanted');
export const mailStopOneClick = /* @__PURE__ */ anybody('mailStopOneClick', '', {
  path: '/auth/mailStop/:token/:lan_tp',
});
export const mailStopVisit = /* @__PURE__ */ anybody('mailStopVisit', '', {
  method: 'GET',
  path: '/auth/mailStop/:token/:lan_tp',
});
