import { anybody } from '../access.ts';

// Calls that only old clients make: thin adapters over the calls beside this folder.

export const memChkJoin = /* @__PURE__ */ anybody('memChkJoin', 'mem_email mem_password company_type', {
  path: '/memChk/join',
});
export const signUp = /* @__PURE__ */ anybody('signUp', 'info mem_email');
