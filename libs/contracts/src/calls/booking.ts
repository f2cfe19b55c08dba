import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import {
  CartItem,
  CartOptionLine,
  HotelCartLine,
  HotelChoice,
  MemType,
  MyInfoOrder,
  OptionChoice,
  OrderDetail,
  PartyCounts,
  PayOutcome,
  PayType,
  Traveller,
  TravellerFile,
  TravellerFileType,
  TravellersForm,
} from '../entities/booking.ts';
import { Amount, Count50, Currency, Email, Id, LanTp, PersonName, Success, Tel } from '../primitives.ts';

/** Prices the browser saw: compared with the server's own, never believed (decisions, Money). */
const expectedPrices = {
  cost_price: Amount.optional(),
  option_price: Amount.optional(),
  hotel_price: Amount.optional(),
};
const whose = { mem_id: Id.optional() };
const ofCart = z.strictObject({ cart_id: Id, ...whose });

/** Fields of the specification's cart record that the server works out itself; accepted from old clients, without effect. */
const ownReckoning = {
  product_price: Amount.optional(),
  origin_cost_price: Amount.optional(),
  origin_opt_price: Amount.optional(),
  txn_type: z.literal('N').optional(),
  pay_yn: z.literal('N').optional(),
  reg_date: z.string().max(40).optional(),
  mod_date: z.string().max(40).optional(),
  opt_code_chk: z.string().max(400).optional(),
  package_cnt: Count50.optional(),
};

const partyErrors = [
  'prod_cnt_fail',
  'package_cnt_mismatch',
  'hotel_personnel_mismatch',
  'opt_participants_select',
  'seats_not_enough',
  'payment_cap_exceeded',
  'price_changed',
];
const productErrors = [
  'product_not_found',
  'product_not_in_progress',
  'product_not_registered',
  'product_deadline',
  'no_inventory',
];

const fileAddress = {
  cart_id: Id,
  mem_type: MemType,
  sort_order: z.coerce.number().int().min(1).max(50),
};

/** orderInfo of the specification's payment calls; only the order's identity and the device count, the rest is compared. */
const orderInfo = z.strictObject({
  cartId: Id,
  orderId: Id.optional(),
  prodId: Id.optional(),
  memId: Id.optional(),
  costPrice: Amount.optional(),
  origin_total_price: Amount.optional(),
  buyername: z.string().max(200).optional(),
  tel: z.string().max(40).optional(),
  email: z.string().max(254).optional(),
  prodTitle: z.string().max(400).optional(),
  prodType: z.string().max(40).optional(),
  inventoryCnt: z.int().optional(),
  participant_cnt: z.int().optional(),
  locale: z.string().max(20).optional(),
  lanTp: LanTp.optional(),
  /** M mobile, P desktop. */
  reqType: z.enum(['M', 'P']),
  resType: z.enum(['PAGE', 'JSON']).optional(),
  /** Instructions for the sandbox provider; refused elsewhere. */
  sandbox_outcome: z.enum(['approve', 'decline', 'late', 'duplicate', 'forge', 'silent']).optional(),
});

/** A form the browser posts to the provider. */
const providerForm = z.object({
  msg: z.literal('success'),
  action: z.string(),
  method: z.literal('POST'),
  fields: z.record(z.string(), z.string()),
  refno: z.string(),
  hold_expires_at: z.string(),
});

const payErrors = [
  'order_not_ready',
  'already_paid',
  'pay_method_unknown',
  'payment_cap_exceeded',
  'seats_not_enough',
  'product_not_in_progress',
  'price_changed',
  'cart_not_found',
  'not_own',
  'service_unavailable',
];

export const bookingCalls = {
  mycartChk: defineCall('mycartChk', {
    input: z.strictObject({ prod_id: Id, ...whose }),
    output: z.array(z.object({ cartChk: z.int() })),
  }),
  mycartInsert: defineCall('mycartInsert', {
    input: PartyCounts.extend({
      prod_id: Id,
      ...whose,
      currency: Currency.optional(),
      lan_tp: LanTp.optional(),
      options: z.array(OptionChoice).max(30).default([]),
      hotels: z.array(HotelChoice).max(10).default([]),
      ...expectedPrices,
      ...ownReckoning,
    }).strict(),
    output: z.object({ msg: z.literal('success'), cart_id: Id }),
    errors: [
      ...productErrors,
      ...partyErrors,
      'cart_duplicate',
      'option_unknown',
      'hotel_unknown',
      'room_even_only',
    ],
  }),
  mycartList: defineCall('mycartList', {
    input: z.strictObject({ currency: Currency, lan_tp: LanTp, ...whose }),
    output: z.array(CartItem),
  }),
  mycartList1: defineCall('mycartList1', {
    input: z.strictObject({ currency: Currency, lan_tp: LanTp, cart_id: Id }),
    output: z.array(CartItem).max(1),
  }),
  /** Changes participants, options and rooms of one row in one go; what is absent stays. */
  cartModify: defineCall('cartModify', {
    input: z.strictObject({
      cart_id: Id,
      ...whose,
      currency: Currency.optional(),
      counts: PartyCounts.strict().optional(),
      options: z.array(OptionChoice).max(30).optional(),
      hotels: z.array(HotelChoice).max(10).optional(),
      ...expectedPrices,
    }),
    output: Success,
    errors: [
      ...partyErrors,
      'cart_not_found',
      'participants_locked',
      'option_unknown',
      'hotel_unknown',
      'room_even_only',
      'txn_type_invalid',
    ],
  }),
  myCartUpdate: defineCall('myCartUpdate', {
    input: PartyCounts.partial()
      .extend({
        cart_id: Id,
        ...whose,
        currency: Currency.optional(),
        ...expectedPrices,
        txn_type: z.enum(['N', 'T']).optional(),
        mod_date: z.string().max(40).optional(),
      })
      .strict(),
    output: Success,
    errors: [...partyErrors, 'cart_not_found', 'participants_locked', 'txn_type_invalid'],
  }),
  mycartDelete: defineCall('mycartDelete', {
    input: ofCart,
    output: Success,
    errors: ['cart_not_found', 'common_delete_fail'],
  }),
  mycartReservMemDelete: defineCall('mycartReservMemDelete', {
    input: ofCart,
    output: Success,
    errors: ['cart_not_found'],
  }),
  mycartReservDelete: defineCall('mycartReservDelete', {
    input: ofCart,
    output: Success,
    errors: ['cart_not_found'],
  }),
  optionDtlList: defineCall('optionDtlList', { input: ofCart, output: z.array(CartOptionLine) }),
  optionDtl: defineCall('optionDtl', {
    input: z.strictObject({ opt_id: Id }),
    output: z.array(CartOptionLine).max(1),
  }),
  optionDtlInsert: defineCall('optionDtlInsert', {
    input: z.strictObject({
      opt_id: Id.optional(),
      cart_id: Id,
      ...whose,
      prod_id: Id.optional(),
      opt_code: Id,
      participant_cnt: Count50,
    }),
    output: z.object({ msg: z.literal('success'), opt_id: Id }),
    errors: [
      'cart_not_found',
      'option_unknown',
      'opt_participants_select',
      'payment_cap_exceeded',
      'txn_type_invalid',
    ],
  }),
  optionDtlDelete: defineCall('optionDtlDelete', {
    input: z.strictObject({ opt_id: Id }),
    output: Success,
    errors: ['cart_not_found'],
  }),
  optionDtlAllDelete: defineCall('optionDtlAllDelete', {
    input: ofCart,
    output: Success,
    errors: ['cart_not_found'],
  }),
  hotelCartDtlList: defineCall('hotelCartDtlList', {
    input: z.strictObject({ currency: Currency, cart_id: Id }),
    output: z.array(HotelCartLine),
  }),
  hotelCartList: defineCall('hotelCartList', { input: ofCart, output: z.array(HotelCartLine) }),
  hotelCartInsert: defineCall('hotelCartInsert', {
    input: z.strictObject({ cart_id: Id, ...whose, hotel_dtl_id: Id, personnel_cnt: z.int().min(0).max(20) }),
    output: z.object({ msg: z.literal('success'), hotel_cart_id: Id }),
    errors: ['cart_not_found', 'hotel_unknown', 'room_even_only', 'txn_type_invalid'],
  }),
  hotelCartUpdate: defineCall('hotelCartUpdate', {
    input: z.strictObject({ hotel_cart_id: Id, personnel_cnt: z.int().min(0).max(20) }),
    output: Success,
    errors: ['cart_not_found', 'room_even_only', 'txn_type_invalid'],
  }),
  commSequences: defineCall('commSequences', {
    input: z.strictObject({
      prefix: z.enum(['CART', 'OPTD', 'HOTCRAT', 'ORDER', 'RV_MEM']),
      field: z.string().max(40).optional(),
      length: z.coerce.number().int().min(1).max(20).optional(),
    }),
    output: z.array(z.object({ commSeq: z.string() })),
  }),

  passPortList: defineCall('passPortList', {
    input: z.strictObject({ prod_id: Id.optional(), ...whose, cart_id: Id }),
    output: z.array(TravellerFile),
  }),
  passPortDtl: defineCall('passPortDtl', {
    input: z.strictObject(fileAddress),
    output: z.array(TravellerFile),
  }),
  passPortGroupList: defineCall('passPortGroupList', { input: ofCart, output: z.array(TravellerFile) }),
  passportImgDelete: defineCall('passportImgDelete', {
    input: z.strictObject({ mem_file_id: Id }),
    output: Success,
    errors: ['common_delete_fail'],
  }),
  passportImgAllDelete: defineCall('passportImgAllDelete', {
    input: z.strictObject({ cart_id: Id, ...whose, prod_id: Id.optional() }),
    output: Success,
    errors: ['cart_not_found'],
  }),
  /** Path parameters; the body is multipart with the file in field `img`. */
  uploadPassport: defineCall('uploadPassport', {
    input: z.strictObject({
      path: z.string().max(80),
      prod_id: Id,
      mem_id: Id,
      ...fileAddress,
      file_type: TravellerFileType,
      mod_type: z.enum(['REGISTER', 'MODIFY']),
      mem_file_id: Id,
    }),
    output: z.object({ msg: z.literal('success'), file: TravellerFile }),
    errors: [
      'img_accept_fail',
      'upload_too_large',
      'upload_duplicate',
      'upload_missing',
      'cart_not_found',
      'txn_type_invalid',
    ],
  }),
  deleteFilePassport: defineCall('deleteFilePassport', {
    input: z.strictObject({
      cart_id: Id,
      ...whose,
      prod_id: Id.optional(),
      filepath: z.string().max(200).optional(),
      category: z.string().max(40).optional(),
      file_type: TravellerFileType.optional(),
      mem_type: MemType.optional(),
      sort_order: z.coerce.number().int().min(1).max(50).optional(),
      file_name: z.string().max(200).optional(),
      file_id: Id.optional(),
      mod_type: z.enum(['select', 'all']),
    }),
    output: Success,
    errors: ['cart_not_found', 'common_delete_fail', 'txn_type_invalid'],
  }),

  reservInfoList: defineCall('reservInfoList', {
    input: z.strictObject({
      txn_type: z.literal('N').optional(),
      txn_type_t: z.literal('T').optional(),
      prod_id: Id.optional(),
      ...whose,
      cart_id: Id,
    }),
    output: z.array(OrderDetail).max(1),
  }),
  reservInfoInsert: defineCall('reservInfoInsert', {
    input: z.strictObject({
      cart_id: Id,
      ...whose,
      prod_id: Id.optional(),
      buyername: PersonName,
      tel: Tel,
      email: Email,
    }),
    output: z.object({ msg: z.literal('success'), order_id: Id }),
    errors: ['cart_not_found', 'txn_type_invalid'],
  }),
  reservInfoUpdate: defineCall('reservInfoUpdate', {
    input: z.strictObject({
      order_id: Id,
      buyername: PersonName.optional(),
      tel: Tel.optional(),
      email: Email.optional(),
      area: z.string().trim().max(120).optional(),
    }),
    output: Success,
    errors: ['order_not_found', 'txn_type_invalid'],
  }),
  reservInfoDelete: defineCall('reservInfoDelete', {
    input: z.strictObject({ order_id: Id }),
    output: Success,
    errors: ['order_not_found', 'txn_type_invalid'],
  }),
  reservMemberInfoInsert: defineCall('reservMemberInfoInsert', {
    input: z.strictObject({ order_id: Id, members: TravellersForm.shape.travellers }),
    output: z.object({ msg: z.literal('success'), members: z.array(Traveller) }),
    errors: ['order_not_found', 'txn_type_invalid', 'traveller_name_input'],
  }),
  reservMemberInfoUpdate: defineCall('reservMemberInfoUpdate', {
    input: z.strictObject({ rv_mem_id: Id, mem_nm: PersonName }),
    output: Success,
    errors: ['order_not_found', 'txn_type_invalid'],
  }),
  reservMemberInfoDelete: defineCall('reservMemberInfoDelete', {
    input: z.strictObject({ order_id: Id }),
    output: Success,
    errors: ['order_not_found', 'txn_type_invalid'],
  }),
  /** Saves names, contact and moves N to T in one step; refuses with the first missing thing in the order of spec §5. */
  travellersSave: defineCall('travellersSave', {
    input: TravellersForm.extend({ lan_tp: LanTp.optional(), currency: Currency.optional() }).strict(),
    output: z.object({ msg: z.literal('success'), order_id: Id, txn_type: z.literal('T') }),
    errors: [
      ...productErrors,
      ...partyErrors,
      'cart_not_found',
      'txn_type_invalid',
      'traveller_name_input',
      'passport_img_fail',
      'traveller_air_input',
      'traveller_birth_input',
    ],
  }),
  orderUpdate: defineCall('orderUpdate', {
    input: z.strictObject({ order_id: Id, email: Email }),
    output: Success,
    errors: ['order_not_found', 'txn_type_invalid'],
  }),
  orderDetail: defineCall('orderDetail', {
    input: z.strictObject({ currency: Currency, lan_tp: LanTp, cart_id: Id }),
    output: z.array(OrderDetail).max(1),
  }),
  /** Takes or renews the caller's hold on the seats of a confirmed order (15 minutes; decisions "Seats are held"). */
  orderHold: defineCall('orderHold', {
    input: z.strictObject({ cart_id: Id }),
    output: z.object({ msg: z.literal('success'), hold_expires_at: z.string() }),
    errors: [
      'order_not_ready',
      'already_paid',
      'seats_not_enough',
      'product_not_in_progress',
      'cart_not_found',
    ],
  }),
  orderHoldRelease: defineCall('orderHoldRelease', {
    input: z.strictObject({ cart_id: Id }),
    output: Success,
    errors: ['cart_not_found'],
  }),
  paymentCnt: defineCall('paymentCnt', {
    input: z.strictObject({ txn_type: z.literal('T').optional(), ...whose, lan_tp: LanTp.optional() }),
    output: z.array(z.object({ paymentCnt: z.int() })),
  }),
  paymentInfoList: defineCall('paymentInfoList', {
    input: z.strictObject({
      currency: Currency,
      txn_type: z.literal('T').optional(),
      ...whose,
      lan_tp: LanTp,
    }),
    output: z.array(CartItem),
  }),
  paymentOptionList: defineCall('paymentOptionList', {
    input: z.strictObject({ ...whose, txn_type: z.literal('T').optional() }),
    output: z.array(CartOptionLine),
  }),
  payment: defineCall('payment', {
    input: orderInfo.extend({ pay_type: PayType }),
    output: providerForm,
    errors: payErrors,
  }),
  wechatpayment: defineCall('wechatpayment', {
    input: orderInfo,
    output: z.object({
      msg: z.literal('success'),
      redirect_url: z.string(),
      refno: z.string(),
      hold_expires_at: z.string(),
    }),
    errors: payErrors,
  }),
  payOutcome: defineCall('payOutcome', {
    input: z.strictObject({ refno: Id }),
    output: z.array(PayOutcome).max(1),
  }),
  myInfoList: defineCall('myInfoList', {
    input: z.strictObject({ ...whose, lan_tp: LanTp.optional() }),
    output: z.array(MyInfoOrder),
  }),
};
