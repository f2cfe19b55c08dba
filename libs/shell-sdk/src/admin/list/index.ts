// Lists of the back offices by description; loaded with the desk alone.
export { AdminList, CallList } from './admin-list.tsx';
export type { ListColumn } from './description.ts';
export { Facts, type Fact } from './facts.tsx';
export { chipLinks, chips, day, dayIn, given, search, select, taken, typed } from './filters.ts';
export { Rows } from './rows.tsx';
