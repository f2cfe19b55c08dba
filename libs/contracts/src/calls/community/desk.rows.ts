import { desk, owner } from './access.ts';

// The back office of what people say.

export const communityAudit = /* @__PURE__ */ desk('communityAudit', 'kind id before before_id');
export const communitySecurityLog = /* @__PURE__ */ owner('communitySecurityLog', 'info');
