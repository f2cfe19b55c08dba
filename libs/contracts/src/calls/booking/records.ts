import { Id } from '../../primitives.ts';
import { unbelieved } from '../unbelieved.ts';
import { whose } from './shared.ts';

export const cartRecord = {
  ...unbelieved('cart_id', 'product_price', 'origin_cost_price', 'origin_opt_price', 'reg_date', 'mod_date'),
  ...unbelieved('opt_code_chk', 'package_cnt', 'prod_title', 'ymd_format', 'file_path', 'file_name'),
  ...unbelieved('prod_price', 'origin_price', 'deal_bas_r', 'prod_type', 'prod_category', 'inventory_cnt'),
  ...unbelieved('cnh_price'),
};

export const optionRecord = {
  prod_id: Id.optional(),
  ...unbelieved('opt_name', 'opt_price', 'origin_price', 'reg_date', 'mod_date'),
};

export const hotelRecord = unbelieved('hotel_type_nm', 'hotel_type', 'hotel_price', 'reg_date', 'mod_date');

export const orderRecord = {
  ...whose,
  prod_id: Id.optional(),
  ...unbelieved('txn_type', 'product', 'pay_yn', 'use_yn', 'del_yn', 'reg_date', 'mod_date'),
};

export const memberRecord = { ...whose, ...unbelieved('use_yn', 'reg_date', 'mod_date') };

/** What a reservation of an event tells beside its first person and the contact; of the event nothing is believed (EVENT-5). */
export const eventRecord = {
  ...whose,
  ...unbelieved('event_rv_id', 'use_yn', 'del_yn', 'application_yn', 'reg_date', 'mod_date'),
  ...unbelieved('event_title', 'event_total_cnt', 'personnel_cnt'),
};

/** What a mail asked for by an old client tells; none of it is written to or into a mail. */
export const mailRecord = {
  ...whose,
  ...unbelieved('event_title', 'event_date', 'email', 'event_cnt', 'mem_nm'),
};
