import { anybody, member, auth, own } from './access.ts';

// What a member sees and changes of the account itself.

export const mySessions = /* @__PURE__ */ member('mySessions');
export const sessionEnd = /* @__PURE__ */ member('sessionEnd', 'sid');
export const otherSessionsEnd = /* @__PURE__ */ member('otherSessionsEnd');
export const myActivity = /* @__PURE__ */ member('myActivity');
export const passwordChange = /* @__PURE__ */ member('passwordChange');
export const myProfile = /* @__PURE__ */ member('myProfile');
export const profileChange = /* @__PURE__ */ member('profileChange');
export const profilePicture = /* @__PURE__ */ member('profilePicture', '', { path: '/upload/profile' });
export const profilePictureDelete = /* @__PURE__ */ member('profilePictureDelete');
export const memberPicture = /* @__PURE__ */ anybody('memberPicture', '', {
  method: 'GET',
  path: '/memberPictures/:file_name',
});
export const emailChange = /* @__PURE__ */ member('emailChange');

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
