import { desk } from './access.ts';

// Events of booking that do not get on.

export const adminTrouble = /* @__PURE__ */ desk('adminTrouble');
export const adminTroubleRetry = /* @__PURE__ */ desk('adminTroubleRetry', 'consumer event_id');
export const adminTroubleDiscard = /* @__PURE__ */ desk('adminTroubleDiscard', 'consumer event_id reason');
