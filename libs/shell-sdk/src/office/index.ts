// The frame of the back offices, for the remotes that have one: each brings it in chunks of its own, shoppers none of it.
export { AuditList, type AuditNames, type AuditLineOf } from './audit-list.tsx';
export { OfficeFold } from './office-fold.tsx';
export { OfficeFrame } from './office-frame.tsx';
export type { OfficePart } from './office-part.ts';
export { PagedRows, type Pages } from './paged-rows.tsx';
export { useAuthors } from './use-authors.ts';
export { useUnsavedGuard } from './use-unsaved-guard.ts';
export { ViewHead } from './view-head.tsx';
