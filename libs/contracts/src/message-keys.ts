import type { ErrorKey } from './error-keys.ts';

/** Messages of the catalogue that pages show by themselves: checks before a call, successes, a shop out of reach. */
export const pageMessages = [
  'cart_insert_fail',
  'comment_delete_fail',
  'comment_insert_fail',
  'comment_like_fail',
  'comment_update_fail',
  'common_delete_confirm',
  'common_delete_success',
  'common_email_duplication',
  'common_login_email_use',
  'common_login_fail',
  'common_success',
  'cookies_blocked',
  'copy_fail',
  'copy_success',
  'delete_success',
  'event_already_applied',
  'event_period_ended',
  'join_consent_input',
  'join_success',
  'mycart_customer_delete_confirm',
  'mycart_delete_product_select',
  'mycart_product_select',
  'network_fail',
  'order_cancel_request_msg',
  'order_customer_info_success',
  'order_fail_msg',
  'order_success_msg',
  'pay_consent_input',
  'payment_fail_check',
  'payment_product_select',
  'server_fail',
  'update_success',
  'upload_fail',
  'withdraw_success',
] as const;

/** Messages that the rules name (CALL-3) and nothing shows yet, with the part of the shop that will. */
export const messagesToCome = {} as const satisfies Readonly<Record<string, string>>;

/** A key of the catalogue of messages, `libs/i18n/locales/<language>/errors.json`. */
export type MessageKey = ErrorKey | (typeof pageMessages)[number] | keyof typeof messagesToCome;
