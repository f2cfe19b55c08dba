// The frame of the back offices: remotes with one bundle it in chunks that shoppers never load.
export { AuditList, nextAuditPage, useAuthors, type AuditNames } from './audit-list.tsx';
export { AdminFields, AdminFold, ViewHead } from './admin-elements.tsx';
export { AdminFrame, AdminParts, type AdminPart } from './admin-frame.tsx';
export { AdminSearch, usePutInAddress } from './admin-search.tsx';
export { DialogButton } from './dialog-button.tsx';
export { PagedRows, type Pages } from './paged-rows.tsx';
export { useChange, useDeskForm, useUnsavedGuard } from './changes.ts';
export {
  AdminList,
  CallList,
  Facts,
  Rows,
  chipLinks,
  chips,
  day,
  dayIn,
  given,
  search,
  select,
  taken,
  typed,
  type Fact,
  type ListColumn,
} from './list/index.ts';
