import type { CallName } from '@narae/contracts/call-table';
import { cartRecord, when } from '@narae/contracts/testing';

export const mem_id = 'MEM0000000001';

const lan_tp = 'ENG';
const cart_id = 'CART000001';
const event_id = 'EVT000001';
const prod_id = 'P000001';
const order_id = 'ORDER000000001';
const currency = 'USD';
const contact = { tel: '821012345678', email: 'nara@example.com' };
const sha256 = 'a'.repeat(64);
const standing = { use_yn: 'Y', del_yn: 'N', ...when };

/** Values in their order, those that the specification gives no name of their own beside them; or one record. */
type Sent = readonly (readonly [name: string, value: unknown])[] | { readonly info: object };
const inOrder = (fields: object): Sent => Object.entries(fields);
const currencies = (...others: [string, unknown][]): Sent => [
  ...Array.from({ length: 5 }, () => ['currency', currency] as const),
  ...others,
];

const login = { mem_email: 'nara@example.com', mem_password: 'haneul2026', company_type: 'narae' };
const joining = { mem_nm: 'Kim Nara', mem_tel: '821012345678', ...login };
/** Section 3, with every field. */
const member = {
  ...joining,
  ...{ mem_email: 'bo@example.com', mem_id: 'MEM0000000009', mem_pwd: sha256, reg_date: when.reg_date },
  ...{ mem_nick: 'nara', mem_profile_path: '/me.jpg', mem_sns_id: '1', mem_token: 'x', sns_type: 'kakao' },
  ...{ ip: '203.0.113.9', os_tp: 'iOS', use_yn: 'Y', admin_yn: 'Y' },
};
const optionLine = {
  ...{ opt_id: 'OPTD00000001', cart_id, mem_id, prod_id, opt_code: 'HANBOK', opt_name: 'Hanbok' },
  ...{ opt_price: 20, origin_price: 26_000, participant_cnt: 1, ...when },
};
const hotelLine = {
  ...{ hotel_cart_id: 'HOTCRAT0000001', cart_id, mem_id, hotel_dtl_id: 'H1', hotel_type_nm: 'Double' },
  ...{ hotel_type: 'D', hotel_price: 40, personnel_cnt: 2, ...when },
};
const order = {
  ...{ order_id, prod_id, mem_id, cart_id, txn_type: 'N', buyername: 'KIM NARA', ...contact },
  ...{ product: 'Seoul', pay_yn: 'N', ...standing },
};
const orderMember = {
  ...{ rv_mem_id: 'RV_MEM000000001', order_id, mem_id, mem_nm: 'KIM NARA', mem_type: 'adult', use_yn: 'Y' },
};
const deletedFile = {
  ...{ filepath: 'PASSPORT', category: 'CG001', prod_id, mem_id, cart_id, file_type: '1', mem_type: 'adult' },
  ...{ sort_order: 1, file_name: 'a.jpg', file_id: 'MEM_FILE000000001', mod_type: 'select' },
};
const cardOrder = {
  ...{ costPrice: 100, buyername: 'KIM NARA', ...contact, prodTitle: 'Seoul', prodId: prod_id },
  ...{ prodType: 'CG001', memId: mem_id, inventoryCnt: 9, participant_cnt: 1, cartId: cart_id },
  ...{ orderId: order_id, locale: 'en', reqType: 'P', resType: 'PAGE', lanTp: lan_tp },
  origin_total_price: 130_000,
};
const unionPayOrder = {
  ...{ amount: 100, prodId: prod_id, prodTitle: 'Seoul', memId: mem_id, memNm: 'Kim', email: contact.email },
  ...{ total: 100, payType: 'U', inventoryCnt: 9, cartId: cart_id, lanTp: lan_tp, orderId: order_id },
  ...{ locale: 'en', reqType: 'P', resType: 'PAGE' },
};
const reservation = {
  ...{ event_rv_id: 'EVT_RV000000001', event_id, mem_id, mem_nm: 'KIM NARA', ...contact },
  ...{ application_yn: 'Y', ...standing },
};
const guest = {
  ...{ event_rv_mem_id: 'EVT_RV_MEM000000001', event_rv_id: 'EVT_RV000000001', mem_id, mem_nm: 'KIM NARA' },
  ...{ use_yn: 'Y', ...when },
};
const comment = {
  ...{
    comment_id: 'COMMENT000001',
    comment_content: 'Lovely',
    mem_id,
    lan_tp,
    like_cnt: 0,
    ...when,
    prod_id,
  },
  ...{ user_email: 'a@b.cc', user_img_path: '', user_nick: 'nara', comment_type: 'trip' },
};
const question = {
  ...{ qna_id: 'QNA000001', mem_id, qna_ttl_nm: 'When?', qna_content: 'When?', secret_yn: 'N', lan_tp },
  ...{ answer_yn: 'N', qna_password: '', qna_date: '', ...when, qna_answer_content: '', qna_ymd_format: '' },
  answer_ymd_format: '',
};

/** What each call of the specification's section 7 is sent, in its order and its words. */
export const specifiedCalls = {
  memChk: inOrder(login),
  loginCallback: inOrder(login),
  memChkJoin: inOrder(login),
  join: { info: joining },
  findChk: inOrder({
    mem_nm: 'Kim Nara',
    mem_tel: '821012345678',
    mem_email: login.mem_email,
    type: 'idchk',
  }),
  loginChk: inOrder({ mem_email: login.mem_email }),
  signUp: [
    ['info', member],
    ['mem_email', member.mem_email],
  ],
  loginUpdate: inOrder({ company_type: 'narae', mem_sns_id: '1' }),
  snsFacebook: inOrder({ mem_sns_id: '1', mem_token: 'x' }),
  monitorHistory: inOrder({ os_type: 'iOS', locale: 'en', company_type: 'narae' }),
  authKakao: inOrder({}),
  authWebQq: inOrder({}),
  authMobileQq: inOrder({}),
  grpCategoryList: inOrder({}),
  nationCodeList: inOrder({ use_yn: 'Y' }),
  productList1: inOrder({ currency, lan_tp, category: 'CG001' }),
  productDetail: [
    ['currency', currency],
    ['currency', currency],
    ['lan_tp', lan_tp],
    ['prod_id', prod_id],
  ],
  productPackageList: inOrder({ currency, lan_tp, prod_type: 'CG001', prod_category: '01' }),
  hotelDtlList: inOrder({ currency, prod_type: 'CG001', prod_category: '01' }),
  optionList2: inOrder({ currency, opt_code: 'HANBOK,KART' }),
  optionMsg: inOrder({ opt_code: 'HANBOK', prod_type: 'CG001', prod_category: '01' }),
  imageList: inOrder({ prod_id }),
  companyDtl: inOrder({ lan_tp }),
  paymentCnt: inOrder({ type: 'T', mem_id, lan_tp }),
  mycartChk: inOrder({ prod_id, mem_id }),
  mycartInsert: { info: { ...cartRecord(mem_id, cart_id), prod_id } },
  mycartList: currencies(['mem_id', mem_id], ['lan_tp', lan_tp]),
  mycartList1: currencies(['cart_id', cart_id], ['lan_tp', lan_tp]),
  myCartUpdate: inOrder({
    ...{ cost_price: 100, adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0, hotel_price: 0 },
    ...{ option_price: 0, txn_type: 'N', mod_date: when.mod_date, cart_id },
  }),
  mycartDelete: inOrder({ cart_id }),
  mycartReservMemDelete: inOrder({ cart_id }),
  mycartReservDelete: inOrder({ cart_id }),
  optionDtlList: inOrder({ cart_id }),
  optionDtl: inOrder({ opt_id: 'OPTD00000001' }),
  optionDtlInsert: { info: optionLine },
  optionDtlDelete: inOrder({ opt_id: 'OPTD00000001' }),
  optionDtlAllDelete: inOrder({ cart_id }),
  hotelCartDtlList: inOrder({ currency, cart_id }),
  hotelCartUpdate: [
    ['info', hotelLine],
    ['hotel_cart_id', hotelLine.hotel_cart_id],
  ],
  hotelCartInsert: { info: hotelLine },
  hotelCartList: inOrder({ cart_id }),
  commSequences: inOrder({ prefix: 'CART', field: 'cart_id', length: 6 }),
  passPortList: inOrder({ prod_id, mem_id, cart_id }),
  passPortDtl: inOrder({ cart_id, mem_type: 'adult', index: 1 }),
  passPortGroupList: inOrder({ cart_id }),
  passportImgDelete: inOrder({ mem_file_id: 'MEM_FILE000000001' }),
  passportImgAllDelete: inOrder({ mem_id, prod_id, cart_id }),
  deleteFilePassport: { info: deletedFile },
  reservInfoList: [
    ['txn_type', 'N'],
    ['txn_type_t', 'T'],
    ['prod_id', prod_id],
    ['mem_id', mem_id],
    ['cart_id', cart_id],
  ],
  reservInfoInsert: { info: order },
  reservInfoUpdate: [
    ['info', order],
    ['order_id', order_id],
  ],
  reservInfoDelete: inOrder({ order_id }),
  reservMemberInfoInsert: { info: orderMember },
  reservMemberInfoUpdate: [
    ['info', orderMember],
    ['rv_mem_id', orderMember.rv_mem_id],
  ],
  reservMemberInfoDelete: inOrder({ order_id }),
  orderUpdate: inOrder({ email: contact.email, order_id }),
  paymentInfoList: currencies(['txn_type', 'T'], ['mem_id', mem_id], ['lan_tp', lan_tp]),
  paymentOptionList: inOrder({ mem_id, txn_type: 'T' }),
  kpopInfoList: inOrder({ lan_tp }),
  kpopInfoDetail: inOrder({ info_seq: 'INFO000001', lan_tp }),
  kpopImageList: inOrder({ info_seq: 'INFO000001' }),
  eventInfoList: inOrder({ lan_tp }),
  eventInfoDtl: inOrder({ event_id, lan_tp }),
  eventInfoUpdate: inOrder({ personnel_cnt: 9, event_id }),
  eventReservList: inOrder({ event_id, mem_id, use_yn: 'Y' }),
  eventReservInsert: { info: reservation },
  eventReservUpdate: [
    ['info', reservation],
    ['event_rv_id', reservation.event_rv_id],
  ],
  eventReservDelete: inOrder({ event_rv_id: reservation.event_rv_id }),
  eventReservMemInsert: { info: guest },
  eventReservMemUpdate: [
    ['info', guest],
    ['event_rv_mem_id', guest.event_rv_mem_id],
  ],
  eventReservMemDelete: inOrder({ event_rv_id: reservation.event_rv_id }),
  eventPassPortList: inOrder({ event_id, mem_id }),
  eventPassPortDtl: inOrder({ event_id, sort_order: 1 }),
  eventPassPortDelete: inOrder({ event_mem_file_id: 'EVT_FILE000000001' }),
  eventPassPortAllDelete: inOrder({ mem_id, event_id }),
  eventPassportCnt: inOrder({ event_id, mem_id }),
  deleteFileEventPassport: { info: { ...deletedFile, event_id } },
  smtpEmail: {
    info: {
      ...{ email_type: 'event_rv', event_title: 'Tea', event_date: '2026-12-20', email: contact.email },
      ...{ event_cnt: 1, mem_nm: 'KIM NARA' },
    },
  },
  commentList: inOrder({ id: prod_id, type: 'trip' }),
  commentLikeCnt: inOrder({ id: prod_id, type: 'trip' }),
  commentInsert: { info: comment },
  commentUpdate: inOrder({
    ...{ comment_content: 'Lovely', like_cnt: 1, mod_date: when.mod_date, comment_id: 'COMMENT000001' },
  }),
  commentDelete: inOrder({ comment_id: 'COMMENT000001' }),
  communityList: inOrder({ cou_group: 'CG002', lan_tp, rls_yn: 'Y' }),
  communityDtl: inOrder({ cou_group: 'CG002', cou_id: 'COU000001' }),
  qnaList: inOrder({ lan_tp }),
  qnaDetail: inOrder({ lan_tp, qna_id: 'QNA000001', mem_id }),
  qnaChkDetail: inOrder({ lan_tp, qna_id: 'QNA000001', mem_id, password: '4711' }),
  qnaInsert: { info: question },
  qnaUpdate: [
    ['info', question],
    ['qna_id', question.qna_id],
  ],
  qnaDelete: inOrder({ qna_id: 'QNA000001' }),
  customNation: inOrder({ lan_tp, com_cd_group_code: 'CG003' }),
  getCode: inOrder({ com_cd_group_code: 'CG005' }),
  getCodeGroup: inOrder({ com_cd_group_code: 'CG006' }),
  myInfoList: inOrder({ mem_id }),
  myinfoEventList: inOrder({ mem_id, use_yn: 'Y' }),
  // Last: it ends the session.
  memberDelete: inOrder({ mem_id }),
  authLogout: inOrder({}),
} as const satisfies Partial<Record<CallName, Sent>>;

/** `/payment/{payType}` and `/wechatpayment`, whose record is named `orderInfo`. */
export const specifiedPayments = [
  ['/payment/P', cardOrder],
  ['/payment/A', { ...cardOrder, lanTp: 'CHN' }],
  ['/payment/W', { ...cardOrder, lanTp: 'CHN' }],
  ['/payment/U', { ...unionPayOrder, lanTp: 'CHN' }],
  ['/wechatpayment', { ...cardOrder, lanTp: 'CHN', reqType: 'M' }],
] as const;
