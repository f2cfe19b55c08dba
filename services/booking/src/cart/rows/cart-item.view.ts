import {
  type BookableProduct,
  type CartItem,
  type CartOptionLine,
  type HotelCartLine,
  type LanTp,
  type TxnType,
} from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { convert, saidTimes } from '@narae/rules';
import {
  attemptInCheck,
  atTodaysPrices,
  balanceOf,
  customRequestOf,
  depositEnds,
  everPaidStates,
  openBalance,
  pinnedPolicy,
  type PlainBooking,
  type PriceSnapshot,
} from '../../kernel/index.ts';

export interface CartRow {
  readonly booking: PlainBooking;
  readonly product: BookableProduct;
  readonly price: PriceSnapshot;
  /** The state shown to its owner (CART-12). */
  readonly state: TxnType;
  /** While an agreement stands, lines and document rules are the agreed ones (MONEY-6). */
  readonly agreed: boolean;
  readonly remaining: number;
  readonly lanTp: LanTp;
  /** KRW per one CNH; 0 while no rate is known. */
  readonly cnhRate: number;
}

const lines = ({ booking, product, agreed }: CartRow): Pick<PlainBooking, 'options' | 'rooms'> => {
  if (agreed) return booking;
  const today = atTodaysPrices(product, booking);
  return { options: [...today.options], rooms: [...today.rooms] };
};

const whose = ({ booking }: CartRow) => ({ cart_id: booking.cart_id, mem_id: booking.mem_id });

export const optionLinesOf = (row: CartRow): CartOptionLine[] =>
  lines(row).options.map((line) => ({
    ...whose(row),
    opt_id: line.opt_id,
    prod_id: row.booking.prod_id,
    opt_code: line.opt_code,
    opt_name: textIn(line.names, row.lanTp),
    opt_price: convert(line.origin_price, row.price.deal_bas_r),
    origin_price: line.origin_price,
    participant_cnt: line.participant_cnt,
    reg_date: line.reg_date.toISOString(),
    mod_date: line.mod_date.toISOString(),
  }));

export const hotelLinesOf = (row: CartRow): HotelCartLine[] =>
  lines(row).rooms.map((line) => ({
    ...whose(row),
    hotel_cart_id: line.hotel_cart_id,
    hotel_dtl_id: line.hotel_dtl_id,
    hotel_type_nm: textIn(line.names, row.lanTp),
    hotel_type: line.hotel_type,
    origin_hotel_price: line.origin_hotel_price,
    hotel_price: convert(line.origin_hotel_price, row.price.deal_bas_r),
    personnel_cnt: line.personnel_cnt,
    reg_date: line.reg_date.toISOString(),
    mod_date: line.mod_date.toISOString(),
  }));

const amounts = ({ price, cnhRate }: CartRow) => {
  const unit = convert(price.origin_price, price.deal_bas_r);
  const originTotal = price.origin_cost + price.origin_option + price.origin_hotel;
  const inCnh = cnhRate > 0 ? convert(originTotal, cnhRate) : 0;
  return {
    product_price: unit,
    prod_price: unit,
    origin_price: price.origin_price,
    prod_price_tp: price.currency,
    deal_bas_r: price.deal_bas_r,
    cost_price: price.cost,
    origin_cost_price: price.origin_cost,
    option_price: price.option,
    origin_opt_price: price.origin_option,
    hotel_price: price.hotel,
    total_price: price.total,
    cnh_price: price.currency === 'CNH' ? price.total : inCnh,
    discounts: price.discounts,
    cancellation: price.cancellation,
    ...pinnedPolicy(price),
  };
};

const productFacts = ({ product, lanTp, remaining }: CartRow) => ({
  prod_id: product.prod_id,
  ...(product.trip_id !== undefined && { trip_id: product.trip_id }),
  variant: product.variant,
  opt_code: product.options.map((option) => option.opt_code).join(','),
  package_cnt: product.package_cnt,
  prod_title: textIn(product.titles, lanTp),
  ymd_format: product.start_day,
  end_ymd_format: product.end_day,
  ...saidTimes(product),
  tr_place: textIn(product.places, lanTp),
  file_path: product.file_path,
  file_name: product.file_name,
  prod_type: product.prod_type,
  prod_category: product.prod_category,
  progress_yn: product.progress_yn,
  inventory_cnt: Math.max(0, remaining),
});

/** A deposit is shown until its balance is paid (MONEY-12). */
const paidFacts = ({
  booking,
  price,
  agreed,
}: CartRow): Pick<CartItem, 'pay_yn' | 'deposit' | 'balance_due'> => {
  const isPaid = everPaidStates.includes(booking.txn_type);
  const balance = openBalance(booking);
  const { deposit } = price;
  return {
    pay_yn: isPaid && !balance ? 'Y' : 'N',
    ...(deposit &&
      (!isPaid || balance) && {
        deposit: {
          pct: deposit.pct,
          amount: deposit.amount,
          balance: balanceOf(price).amount,
          balance_by: deposit.balance_by,
          ...(agreed && !isPaid && { pay_by: depositEnds(price).toISOString() }),
        },
      }),
    ...(balance && { balance_due: balance.amount }),
  };
};

/** One row of the cart with everything its screens show (CART-11). */
export const cartItem = (row: CartRow): CartItem => ({
  ...whose(row),
  ...productFacts(row),
  ...amounts(row),
  ...row.booking.party,
  order_id: row.booking.order_id ?? '',
  ...customRequestOf(row.booking),
  opt_code_chk: row.booking.options.map(({ opt_code }) => opt_code).join(','),
  txn_type: row.state,
  ...paidFacts(row),
  reg_date: row.booking.reg_date.toISOString(),
  mod_date: row.booking.mod_date.toISOString(),
  documents: row.agreed ? row.booking.documents : row.product.documents,
  options: optionLinesOf(row),
  hotels: hotelLinesOf(row),
  checking_refno: attemptInCheck(row.booking)?.refno ?? '',
});
