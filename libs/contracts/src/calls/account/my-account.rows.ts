import { anybody, member } from './access.ts';

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
