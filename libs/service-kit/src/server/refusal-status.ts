const STATUS_BY_KEY: Readonly<Record<string, number>> = {
  login_required: 401,
  token_expired: 401,
  not_own: 403,
  admin_only: 403,
  origin_refused: 403,
  route_not_found: 404,
  already_paid: 409,
  cart_duplicate: 409,
  common_join_duplication: 409,
  event_complete_noti: 409,
  hold_expired: 409,
  idempotency_conflict: 409,
  no_inventory: 409,
  order_not_ready: 409,
  participants_locked: 409,
  payment_cap_exceeded: 409,
  price_changed: 409,
  product_deadline: 409,
  product_not_in_progress: 409,
  product_not_registered: 409,
  seats_not_enough: 409,
  txn_type_invalid: 409,
  upload_duplicate: 409,
  upload_too_large: 413,
  img_accept_fail: 415,
  upload_type: 415,
  rate_limited: 429,
  internal_fail: 500,
  service_unavailable: 503,
};

/** HTTP status of a refusal by its key; what the table does not name is the caller's mistake (400), `…_not_found` is 404. */
export function statusOf(key: string): number {
  const known = Object.hasOwn(STATUS_BY_KEY, key) ? STATUS_BY_KEY[key] : undefined;
  return known ?? (key.endsWith('_not_found') ? 404 : 400);
}
