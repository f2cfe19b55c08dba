/** Lines on one page of an audit log; fewer are the last page. */
export const AUDIT_PAGE = 50;
