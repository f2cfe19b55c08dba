// The frame of the back offices, for the remotes that have one: each brings it in chunks of its own, shoppers none of it.
export { AuditList, nextAuditPage, useAuthors, type AuditNames } from './audit-list.tsx';
export { AdminFields, AdminFold, ViewHead } from './admin-elements.tsx';
export { AdminFrame, AdminParts, type AdminPart } from './admin-frame.tsx';
export { AdminSearch, usePutInAddress } from './admin-search.tsx';
export { PagedRows, type Pages } from './paged-rows.tsx';
export { useChange, useUnsavedGuard } from './changes.ts';
