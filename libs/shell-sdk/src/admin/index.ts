// The frame of the back offices, for the remotes that have one: each brings it in chunks of its own, shoppers none of it.
export { AuditList, type AuditNames } from './audit-list.tsx';
export { AdminFields } from './admin-fields.tsx';
export { AdminFold } from './admin-fold.tsx';
export { AdminFrame } from './admin-frame.tsx';
export { AdminParts } from './admin-parts.tsx';
export type { AdminPart } from './admin-part.ts';
export { AdminSearch } from './admin-search.tsx';
export { nextAuditPage } from './next-audit-page.ts';
export { PagedRows, type Pages } from './paged-rows.tsx';
export { useChange } from './use-change.ts';
export { usePutInAddress } from './use-put-in-address.ts';
export { useAuthors } from './use-authors.ts';
export { useUnsavedGuard } from './use-unsaved-guard.ts';
export { ViewHead } from './view-head.tsx';
