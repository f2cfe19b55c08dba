import { member } from './access.ts';

// The second factor of administrators.

export const secondFactor = /* @__PURE__ */ member('secondFactor');
export const secondFactorBegin = /* @__PURE__ */ member('secondFactorBegin');
export const secondFactorConfirm = /* @__PURE__ */ member('secondFactorConfirm', 'code');
export const secondFactorEnter = /* @__PURE__ */ member('secondFactorEnter', 'code');
export const recoveryCodesMake = /* @__PURE__ */ member('recoveryCodesMake');
