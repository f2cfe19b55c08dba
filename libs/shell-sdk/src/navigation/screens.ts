/** What a screen is asked for: the reqParam object (SHELL-5). */
export type ReqParam = Readonly<Record<string, string | number | undefined>>;

/**
 * Fields that may stand in the address, so that reload, sharing and the back button work
 * (SHELL-5). A password or a price never does.
 */
const addressable: ReadonlySet<string> = new Set([
  'prod_id',
  'prod_type',
  'prod_category',
  'group_nm',
  'category',
  'company_type',
  'linkFlag',
  'info_seq',
  'event_id',
  'cou_id',
  'qna_id',
  'cart_id',
  'order_id',
  'refno',
  'param_id',
  'mem_id',
  'type',
  'result_code',
  'lan_tp',
]);

export interface Target {
  readonly to: { readonly pathname: string; readonly search: string };
  readonly state: { readonly reqParam: ReqParam };
}

/** Being replaced by `linkTo`. Where a screen is, for `<Link {...screenLink('/productDetail', { prod_id })}>`: query for people, reqParam for speed. */
export function screenLink(screen: string, reqParam: ReqParam = {}): Target {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(reqParam)) {
    if (value !== undefined && value !== '' && addressable.has(name)) query.set(name, String(value));
  }
  const search = query.toString();
  return { to: { pathname: screen, search: search && `?${search}` }, state: { reqParam } };
}
