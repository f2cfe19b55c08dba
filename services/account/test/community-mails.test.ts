import { commentRepliedV1, questionAnsweredV1, reviewAskedV1 } from '@narae/events';
import { raise, toEnvelope } from '@narae/service-kit';
import { credentials, mina, startSite, type Browser, type Site } from './support/site.ts';

let site: Site;
let here: Browser;
let mem_id: string;
let version = 0;
beforeEach(async () => {
  site = await startSite();
  here = site.browser();
  await here.call('join', mina);
  mem_id = (await here.call('loginCallback', credentials)).body.user.mem_id;
  await site.members.updateOne({ mem_id }, { $set: { email_confirmed_at: new Date(), lan_tp: 'JPN' } });
  await site.settle();
});
afterEach(() => site.close());

const answered = (of = mem_id) => {
  version += 1;
  const data = { qna_id: 'QNA000007', mem_id: of };
  return toEnvelope(raise(questionAnsweredV1, { aggregateId: 'QNA000007', version, data }));
};
const ofAnswers = () =>
  site.mails.all.filter(({ kind }) => kind === 'question-answered' || kind === 'comment-replied');

it('tells of an answer once, in the member’s language, with the way there and one that stops such mails', async () => {
  const event = answered();
  await site.bus.publish(event);
  await site.bus.publish(event);
  await site.settle();
  const [mail, ...others] = ofAnswers();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: mina.mem_email, lan_tp: 'JPN', subject: '【Narae】ご質問に回答しました' });
  expect(mail?.text).toContain('/qna?qna_id=QNA000007&lan_tp=JPN');
  expect(mail?.stop?.page).toContain('/stopMails');
});

it('leads to the comment that was answered, whatever it is about', async () => {
  version += 1;
  const reply = { comment_id: 'COMMENT000001', reply_id: 'COMMENT000002', mem_id };
  const data = { ...reply, comment_type: 'event', prod_id: 'EVT000001' } as const;
  await site.bus.publish(toEnvelope(raise(commentRepliedV1, { aggregateId: reply.reply_id, version, data })));
  await site.settle();
  expect(ofAnswers()[0]?.text).toMatch(
    /\/eventDetail\?\S*event_id=EVT000001\S*&tab=comments#comment-COMMENT000001/,
  );
});

it('asks how a trip was with the way to its form, and not where reminders are stopped', async () => {
  const ask = async (nth: 1 | 2) => {
    const titles = { CHN: '', KOR: '남이섬 하루', ENG: 'A day on Nami', JPN: '南怡島の一日', VTN: '' };
    const data = { order_id: 'ORDER000000001', prod_id: 'P000001', mem_id, nth, titles };
    const event = raise(reviewAskedV1, { aggregateId: data.order_id, version: nth, data });
    await site.bus.publish(toEnvelope(event));
    await site.settle();
    return site.mails.all.filter(({ kind }) => kind === 'review-asked');
  };
  const [mail] = await ask(1);
  expect(mail).toMatchObject({ to: mina.mem_email, subject: '【Narae】ご旅行はいかがでしたか' });
  expect(mail?.text).toContain('南怡島の一日');
  expect(mail?.text).toContain('/myReviews?order_id=ORDER000000001&lan_tp=JPN');
  expect(mail?.stop?.page).toContain('/stopMails');
  await here.call('mailPreferenceChange', { group: 'reminders', wanted: false });
  expect(await ask(2)).toHaveLength(1);
});

it('mails nobody who has stopped it, has not confirmed the mailbox, or has left', async () => {
  await here.call('mailPreferenceChange', { group: 'answers', wanted: false });
  await site.bus.publish(answered());
  await here.call('mailPreferenceChange', { group: 'answers', wanted: true });
  await site.members.updateOne({ mem_id }, { $set: { email_confirmed_at: null } });
  await site.settle();
  await site.bus.publish(answered());
  await site.bus.publish(answered('MEM0000009999'));
  await site.settle();
  expect(ofAnswers()).toEqual([]);
});
