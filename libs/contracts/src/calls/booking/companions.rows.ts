import { own } from './access.ts';

// People a member saved for later orders.

export const companions = /* @__PURE__ */ own('companions', 'mem_id');
export const companionSave = /* @__PURE__ */ own('companionSave', 'info companion_id');
export const companionDelete = /* @__PURE__ */ own('companionDelete', 'companion_id');
