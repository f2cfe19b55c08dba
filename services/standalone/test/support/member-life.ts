import {
  articleChangedV1,
  eventChangedV1,
  productChangedV1,
  rateChangedV1,
  type EventDefinition,
} from '@narae/events';
import { raise, toEnvelope } from '@narae/service-kit';
import { stoppedClock } from '@narae/test-kit';
import { accountStore } from '../../../account/src/app.ts';
import { readBookingConfig } from '../../../booking/src/config.ts';
import { documentViewModel } from '../../../booking/src/documents/document-view.model.ts';
import { bookingModel } from '../../../booking/src/kernel/booking/booking.model.ts';
import { wish } from '../../../booking/test/support/custom-trips.ts';
import { teaTime } from '../../../booking/test/support/events.ts';
import { signedNotice, startFakeFunPay, type FakeFunPay } from '../../../booking/test/support/fake-funpay.ts';
import { fanMeeting, tour } from '../../../booking/test/support/products.ts';
import { nobody, picture } from '../../../booking/test/support/shopper.ts';
import { commentModel } from '../../../community/src/comments/comment.model.ts';
import { blockModel } from '../../../community/src/moderation/moderation.model.ts';
import { reviewModel, reviewPictureModel } from '../../../community/src/reviews/review.model.ts';
import { startWholeSite, type SiteBrowser, type WholeSite } from './whole-site.ts';

/** A site on which somebody can do whatever members do. */
export interface Shop {
  readonly site: WholeSite;
  readonly provider: FakeFunPay;
  readonly clock: ReturnType<typeof stoppedClock>;
  /** What the catalogue, or another domain, tells. */
  emit(definition: EventDefinition, aggregateId: string, data: object): Promise<void>;
  close(): Promise<void>;
}

export interface Member {
  readonly me: SiteBrowser;
  readonly mem_id: string;
}

const mina = {
  mem_nm: 'Mina Hart',
  mem_tel: '821055501234',
  mem_email: 'mina.hart@narae.example',
  mem_password: 'haneul1234',
};
export const credentials = { mem_email: mina.mem_email, mem_password: mina.mem_password };
const contact = { tel: mina.mem_tel, email: 'juno.contact@narae.example' };
const travellers = [
  {
    mem_type: 'adult',
    sort_order: 1,
    mem_nm: 'HART MINA',
    passport_no: 'M70012345',
    passport_expiry: '2031-01-01',
  },
];
/** Whatever names her, or those who travel with her. */
export const traces = [
  'Mina Hart',
  'mina.hart',
  '5501234',
  'HART MINA',
  'HART JUNO',
  'M70012345',
  'juno.contact',
  'A dance class',
  'Mina at Kakao',
  '4815162342',
  '127.0.0',
  'Firefox',
];

/** Sold out until its seats are offered to the waiting list. */
const soldOut = { ...fanMeeting, prod_id: 'PFAN2', capacity: 0 };
let pictures = 0;

/** The whole site with a trip, a fan meeting that two more want, an event and the rates. */
export const openShop = async (): Promise<Shop> => {
  const clock = stoppedClock();
  const provider = await startFakeFunPay();
  const site = await startWholeSite(provider.url, clock.now);
  let version = 0;
  const emit: Shop['emit'] = async (definition, aggregateId, data) => {
    await site.bus.publish(
      toEnvelope(raise(definition, { aggregateId, version: (version += 1), data: data as never })),
    );
    await site.settle();
  };
  for (const product of [tour, fanMeeting, soldOut]) await emit(productChangedV1, product.prod_id, product);
  for (const [currency, deal_bas_r] of [
    ['CNH', 185],
    ['USD', 1300],
  ] as const)
    await emit(rateChangedV1, currency, { currency, deal_bas_r, rate_day: '2026-11-20' });
  await emit(eventChangedV1, teaTime.event_id, teaTime);
  return {
    site,
    provider,
    clock,
    emit,
    close: async () => {
      await site.close();
      await provider.close();
    },
  };
};

/** The answer of a call that has to succeed. */
export const done = async (
  answer: Promise<{ status: number; body: object }>,
): Promise<Record<string, string>> => {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as Record<string, string>;
};

/** Mina joins, confirms her address and signs in. */
export const join = async ({ site }: Shop): Promise<Member> => {
  const me = site.browser();
  await done(me.inject('join', mina));
  await site.settle();
  const token = /confirm=([\w-]+)/.exec(site.mails.all.at(-1)?.text ?? '')?.[1];
  await done(me.inject('confirmEmail', { token }));
  const { body } = await me.inject('loginCallback', credentials);
  return { me, mem_id: body.user.mem_id };
};

/** Puts a product in the cart with a passport and confirms who travels. @returns the cart's identifier */
export const order = async ({ me, mem_id }: Member, prod_id: string): Promise<string> => {
  const { cart_id = '' } = await done(me.inject('mycartInsert', { prod_id, ...nobody, adult_cnt: 1 }));
  const place = {
    path: '20261121',
    prod_id,
    mem_id,
    cart_id,
    file_type: '1',
    sort_order: 1,
    mod_type: 'REGISTER',
    mem_type: 'adult',
    mem_file_id: 'new',
  };
  await done(me.upload('uploadPassport', place, { bytes: await picture((pictures += 1)) }));
  await done(me.inject('travellersDraft', { cart_id, ...contact, travellers }));
  await done(
    me.inject('travellersSave', { cart_id, ...contact, travellers, lan_tp: 'ENG', currency: 'USD' }),
  );
  return cart_id;
};

const pay = async ({ site, provider }: Shop, { me }: Member, cart_id: string): Promise<void> => {
  const { refno = '' } = await done(me.inject('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P' }));
  const booking = await bookingModel(site.stores.booking).findOne({ cart_id }).lean();
  const { fields = {} } = booking?.payments[0] ?? {};
  const { mid = '', reqcur = '', reqamt = '', servicetype = '' } = fields;
  const word = { mid, refno, transid: `FP${refno}`, rescode: '0000', reqcur, reqamt, servicetype };
  provider.standing.set(refno, word);
  const { payments } = readBookingConfig({
    DOCUMENT_KEY: '7'.repeat(64),
    MAIL_LINK_KEY: '8'.repeat(64),
    PUBLIC_ORIGIN: 'http://shop.example',
  });
  const { body } = await site.browser().form('icbStatus', signedNotice(word, payments.funpay.secret));
  expect(String(body)).toBe('SUCCESS');
  await site.settle();
};

/** What a member leaves with account, ways to sign in and mails included. */
const useAccount = async ({ site, clock }: Shop, { me, mem_id }: Member): Promise<void> => {
  const { identities, exports: copies, mergeTickets } = accountStore(site.stores.account);
  const now = clock.now();
  const later = new Date('2100-01-01T00:00:00Z');
  await done(me.upload('profilePicture', {}, { bytes: await picture(0) }));
  const kakao = { provider: 'kakao', label: 'Mina at Kakao' } as const;
  await identities.create({ ...kakao, subject: '4815162342', mem_id, joined_at: now });
  await mergeTickets.create({ ...kakao, _id: 'another-session', mem_id, other: 'MEM9', expires_at: later });
  const over = { state: 'downloaded', open: false, asked_at: new Date(0), check_at: later } as const;
  await copies.create({ ...over, export_id: 'EXPORT900001', mem_id, lan_tp: 'ENG', version: 1 });
  await done(
    me.inject('emailChange', { mem_email: 'mina.hart.new@narae.example' }, { idempotencyKey: mem_id }),
  );
  await done(me.inject('mailPreferenceChange', { group: 'reminders', wanted: false }));
  await done(me.inject('findChk', { type: 'idchk', mem_nm: mina.mem_nm, mem_tel: mina.mem_tel }));
};

/** What a member leaves with booking. @returns the cart's identifier of a trip that is paid */
const travel = async (shop: Shop, member: Member): Promise<string> => {
  const { me, mem_id } = member;
  const paid = await order(member, tour.prod_id);
  await pay(shop, member, paid);
  await order(member, fanMeeting.prod_id);
  const juno = { mem_nm: 'HART JUNO', birth_day: '1990-01-01', passport_no: 'M70012345' };
  await done(me.inject('companionSave', juno, { idempotencyKey: mem_id }));
  const guests = { members: [{ mem_nm: 'HART MINA' }, { mem_nm: 'HART JUNO' }], ...contact, area: 'Busan' };
  await done(me.inject('eventReservSave', { event_id: teaTime.event_id, ...guests }));
  await done(me.inject('customTravelInsert', { ...wish, ...contact }));
  await done(me.inject('customTravelDraft', wish));
  const party = { kind: 'seats', target_id: soldOut.prod_id, counts: { ...nobody, adult_cnt: 1 } } as const;
  await done(me.inject('waitingJoin', { ...party, email: contact.email }));
  await shop.emit(productChangedV1, soldOut.prod_id, { ...soldOut, capacity: 2 });
  await documentViewModel(shop.site.stores.booking).create({
    ...{ mem_file_id: 'MEM_FILE000000001', cart_id: paid, mem_id, viewer_mem_id: mem_id },
    ...{ as_admin: false, trace_id: '7'.repeat(32), viewed_at: shop.clock.now() },
  });
  return paid;
};

/** What a member leaves with the community. */
const write = async ({ site, clock, emit }: Shop, { me, mem_id }: Member): Promise<void> => {
  const { community } = site.stores;
  await emit(articleChangedV1, 'INFO000001', { info_seq: 'INFO000001', withdrawn: false });
  const thread = { prod_id: 'INFO000001', comment_type: 'kpopinfo' } as const;
  const said = { lan_tp: 'ENG', standing: 'shown', reg_date: clock.now() } as const;
  await commentModel(community).create({
    ...thread,
    ...said,
    comment_id: 'COMMENT900001',
    mem_id: 'MEM9000000001',
    text: 'Somebody else was here',
  });
  const comment = { ...thread, comment_content: 'Lovely place' };
  await done(me.inject('commentInsert', comment, { idempotencyKey: mem_id }));
  await done(me.inject('commentLike', { comment_id: 'COMMENT900001' }));
  await done(me.inject('postReport', { kind: 'comment', id: 'COMMENT900001', reason: 'spam' }));
  const ratings = { stars: 5, guide: 5, programme: 4, value: 4, described: 5 };
  const review = { review_id: 'REVIEW000000001', order_id: 'ORDER900000001', prod_id: tour.prod_id, mem_id };
  await reviewModel(community).create({
    ...said,
    ...review,
    ...ratings,
    text: 'We danced all day',
    pictures: ['a-picture'],
    version: 1,
  });
  const side = await picture(1);
  await reviewPictureModel(community).create({
    _id: 'a-picture',
    review_id: review.review_id,
    mem_id,
    side_1600: side,
    side_320: side,
    at: clock.now(),
  });
  const asked = [
    { qna_ttl_nm: 'Ramp', qna_content: 'Is there one?' },
    { qna_ttl_nm: 'Seats', qna_content: 'I am HART MINA.', secret_yn: 'Y', qna_password: '4711' },
  ] as const;
  for (const question of asked) {
    const { qna_id = '' } = await done(me.inject('qnaInsert', { ...question, lan_tp: 'ENG' }));
    await done(me.upload('qnaPictureAdd', { qna_id }, { bytes: await picture((pictures += 1)) }));
  }
  // One that is over: what a block rejects has to be written.
  const over = { since: new Date(0), until: clock.now() };
  await blockModel(community).create({ ...over, mem_id, reason: 'spam', version: 1 });
};

/** Leaves behind everything a member can. @returns the cart's identifier of a trip that is paid */
export const live = async (shop: Shop, member: Member): Promise<string> => {
  await useAccount(shop, member);
  const paid = await travel(shop, member);
  await write(shop, member);
  await shop.site.settle();
  return paid;
};
