import type { LanTp, QuestionRow, Review, SessionUser } from '@narae/contracts';
import { addDays, seoulDay } from '@narae/rules';
import { createFixture, type Fixture } from '../src/browser/screens/fixture.ts';
import { Shopper } from '../src/browser/shopper.ts';
import { openEvent } from './open-event.ts';
import { sandboxOrigin, siteOrigin, type BrowserContext } from './support.ts';

/** A member with something of each kind that the pages of the shop show. */
export interface MemberContent extends Fixture {
  readonly event_id: string;
  readonly request_id: string;
  readonly qna_id: string;
  /** What `reviewMine` answers of a member who has written and may write. */
  readonly reviews: object;
}

const contact = { tel: '821012345678', email: 'mina.hart@example.com' };
const nobody = { adult_cnt: 0, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };

const askForTrip = async (member: Shopper): Promise<string> => {
  const start_day = addDays(seoulDay(new Date()), 30);
  const { request_id } = await member.call<{ request_id: string }>('customTravelInsert', {
    ...{ start_day, end_day: addDays(start_day, 2) },
    ...{ travel_types: ['01', '06'], travel_type_etc: 'Filming places' },
    ...{ destinations: ['01'], destination_etc: '', stay_type: '01', stay_grade: 'H4' },
    ...{ stay_room: 'P2', stay_bed: 'B2', stay_etc: '', budget: '500,000 won each' },
    ...{ activity: 'A dance class\nA palace in hanbok', memo: '', ...nobody, adult_cnt: 2, ...contact },
  });
  return request_id;
};

const reserveEvent = async (member: Shopper): Promise<string> => {
  const { event_id } = await openEvent(member);
  await member.uploadEventPaper(event_id, '1', 1, 'MINA HART');
  const guests = { members: [{ mem_nm: 'MINA HART' }], ...contact, area: 'Leeds' };
  await member.call('eventReservSave', { event_id, ...guests });
  return event_id;
};

const ask = async (member: Shopper): Promise<string> => {
  const question = { qna_ttl_nm: 'A ramp', qna_content: 'Is there one beside the stairs?' };
  const { qna_id } = await member.call<Pick<QuestionRow, 'qna_id'>>('qnaInsert', question);
  return qna_id;
};

/** Nobody has travelled with a shop that has just opened: reviews of the demo stand for the member's own. */
const reviewsOf = async (member: Shopper): Promise<object> => {
  const prod_id = 'P000007';
  const { rows } = await member.call<{ rows: Review[] }>('reviewList', { prod_id });
  const trip = { order_id: 'ORDER1', prod_id, last_day: '2026-11-19', until_day: '2027-05-18' };
  return { trips: [trip], reviews: rows.slice(0, 2) };
};

/** Signs a member up in the browser who has, wants, asks and has written. */
export const memberWithContent = async (context: BrowserContext, lanTp: LanTp): Promise<MemberContent> => {
  const site = { origin: siteOrigin(), sandbox: sandboxOrigin() };
  const fixture = await createFixture(site, context, lanTp);
  const member = new Shopper(context, site.origin, lanTp);
  member.user = (await member.call<{ user: SessionUser }>('refresh', {})).user;
  const { prod_id, package_cnt } = fixture.soldOut;
  const counts = { ...nobody, adult_cnt: package_cnt || 1 };
  await member.call('waitingJoin', { kind: 'seats', target_id: prod_id, counts, email: contact.email });
  return {
    ...fixture,
    event_id: await reserveEvent(member),
    request_id: await askForTrip(member),
    qna_id: await ask(member),
    reviews: await reviewsOf(member),
  };
};
