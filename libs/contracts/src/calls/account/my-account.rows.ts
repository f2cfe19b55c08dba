import { accountPublic, accountMember, accountAuth, accountOwn } from './access.ts';

// What a member sees and changes of the account itself.

export const mySessions = /* @__PURE__ */ accountMember('mySessions');
export const sessionEnd = /* @__PURE__ */ accountMember('sessionEnd', 'sid');
export const otherSessionsEnd = /* @__PURE__ */ accountMember('otherSessionsEnd');
export const myActivity = /* @__PURE__ */ accountMember('myActivity');
export const passwordChange = /* @__PURE__ */ accountMember('passwordChange');
export const myProfile = /* @__PURE__ */ accountMember('myProfile');
export const profileChange = /* @__PURE__ */ accountMember('profileChange');
export const profilePicture = /* @__PURE__ */ accountMember('profilePicture', '', {
  path: '/upload/profile',
});
export const profilePictureDelete = /* @__PURE__ */ accountMember('profilePictureDelete');
export const memberPicture = /* @__PURE__ */ accountPublic('memberPicture', '', {
  method: 'GET',
  path: '/memberPictures/:file_name',
});
export const emailChange = /* @__PURE__ */ accountMember('emailChange');

// Which mails a member wants, and the links in mails that stop them (MAIL-4, MAIL-5).

export const mailPreferences = /* @__PURE__ */ accountOwn('mailPreferences', 'mem_id');
export const mailPreferenceChange = /* @__PURE__ */ accountOwn('mailPreferenceChange', 'mem_id group wanted');
export const stopLinkShow = /* @__PURE__ */ accountAuth('stopLinkShow', 'token');
export const stopLinkUse = /* @__PURE__ */ accountAuth('stopLinkUse', 'token wanted');
export const mailStopOneClick = /* @__PURE__ */ accountPublic('mailStopOneClick', '', {
  path: '/auth/mailStop/:token/:lan_tp',
});
export const mailStopVisit = /* @__PURE__ */ accountPublic('mailStopVisit', '', {
  method: 'GET',
  path: '/auth/mailStop/:token/:lan_tp',
});
