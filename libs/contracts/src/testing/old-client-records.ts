/** When a record was made and changed, as old clients write it. */
export const when = { reg_date: '2026-11-21 09:00:00', mod_date: '2026-11-21 09:00:00' };

/**
 * The record of a cart row as the specification of the wire names it, with all its fields: two people, an extra and a
 * double room.
 */
export const cartRecord = (mem_id: string, cart_id: string) => ({
  cart_id,
  prod_id: 'PPACK1',
  mem_id,
  product_price: 100,
  cost_price: 200,
  origin_cost_price: 260_000,
  hotel_price: 80,
  txn_type: 'N',
  adult_cnt: 2,
  teen_cnt: 0,
  children_cnt: 0,
  child_cnt: 0,
  option_price: 20,
  origin_opt_price: 26_000,
  pay_yn: 'N',
  ...when,
  opt_code_chk: 'HANBOK',
  package_cnt: 2,
  prod_title: 'Busan for two',
  ymd_format: '2026.12.18',
  file_path: 'PRODUCT',
  file_name: 'tour.jpg',
  prod_price: 100,
  origin_price: 130_000,
  prod_price_tp: 'USD',
  deal_bas_r: 1300,
  prod_type: 'CG001',
  prod_category: '01',
  inventory_cnt: 20,
  cnh_price: 1405,
});
