import { memberWithdrawnV1 } from '@narae/events';
import { stoppedClock, type TestService } from '@narae/test-kit';
import { createContext } from '../src/app.ts';
import { eraseAgain, changeMemberProfile } from '../src/desk/members/members.ts';
import { sweepPictures } from '../src/questions/pictures/question-pictures.ts';
import { findAuthors, requireAuthor } from '../src/kernel/authors.ts';
import { startCommunity } from './support/start-community.ts';

const clock = stoppedClock();
let community: TestService;
let context: ReturnType<typeof createContext>;
beforeAll(async () => {
  community = await startCommunity(clock.now);
  const { store, bus, app } = community;
  context = createContext(
    { store, bus, log: app.log, clock: clock.now },
    { throttled: true, documentKey: Buffer.alloc(32, 7) },
  );
});
afterAll(async () => {
  await context.relay.stop();
  await community.close();
});

const write = (mem_id: string, nick: string, knownAt = clock.now().getTime()) =>
  requireAuthor(context, { mem_id, profile: { nick, picture: '/p/1-64.webp', joinedAt: 0, knownAt } });

test('an author is seen as the session says, and anew with everything they write', async () => {
  await write('MEM1', 'Mina');
  await write('MEM1', 'Mina in Seoul');
  const found = await findAuthors(context.authors, ['MEM1', 'MEM1', 'MEM2']);
  expect([...found.values()]).toMatchObject([{ mem_id: 'MEM1', nick: 'Mina in Seoul' }]);
});

test('an older session does not bring back how somebody was seen', async () => {
  const before = clock.now().getTime() - 60_000;
  await write('MEM6', 'Mina Hart', before);
  await changeMemberProfile(context, 'MEM6', { nick: 'M4821', picture: '' });
  await write('MEM6', 'Mina Hart', before);
  expect([...(await findAuthors(context.authors, ['MEM6'])).values()]).toMatchObject([{ nick: 'M4821' }]);
  await write('MEM6', 'Minnie');
  expect([...(await findAuthors(context.authors, ['MEM6'])).values()]).toMatchObject([{ nick: 'Minnie' }]);
});

test('somebody who has written is seen as account tells meanwhile, and nobody else tells it', async () => {
  await write('MEM7', 'Mina Hart');
  await changeMemberProfile(context, 'MEM7', { nick: 'M4821', picture: '' });
  await changeMemberProfile(context, 'MEM8', { nick: 'Nobody', picture: '' });
  const found = await findAuthors(context.authors, ['MEM7', 'MEM8']);
  expect([...found.values()]).toMatchObject([{ mem_id: 'MEM7', nick: 'M4821', picture: '' }]);
  const payload = { info: { nick: 'Somebody', picture: '' } };
  const answer = await community.app.inject({ method: 'POST', url: '/api/memberSeen', payload });
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'login_required']);
});

test('whoever leaves is nobody, writes nothing more, and leaves a number after a second look', async () => {
  await write('MEM3', 'Haruto');
  const left = { aggregateId: 'MEM3', version: 9, data: { mem_id: 'MEM3' } };
  await community.emit(memberWithdrawnV1, left);
  expect((await findAuthors(context.authors, ['MEM3'])).size).toBe(0);
  await expect(write('MEM3', 'Haruto')).rejects.toMatchObject({ key: 'login_required' });
  const stored = await context.authors.findOne({ mem_id: 'MEM3' }).lean().exec();
  expect(stored).toMatchObject({ nick: '', picture: '' });
  expect(await eraseAgain(context)).toBe(0);
  clock.advance(15 * 60_000);
  expect(await eraseAgain(context)).toBe(1);
  expect(await eraseAgain(context)).toBe(0);
  await expect(write('MEM3', 'Haruto')).rejects.toMatchObject({ key: 'login_required' });
});

test('somebody leaves who has written nothing', async () => {
  await community.emit(memberWithdrawnV1, { aggregateId: 'MEM4', version: 1, data: { mem_id: 'MEM4' } });
  await expect(write('MEM4', 'Late')).rejects.toMatchObject({ key: 'login_required' });
});

test('pictures that no question names are deleted, as a crash left them; younger ones may be on their way', async () => {
  const put = () => context.questionVault.put('QNA000001', Buffer.from('picture'));
  const [orphan, named] = [await put(), await put()];
  await context.questions.create({
    qna_id: 'QNA000001',
    lan_tp: 'KOR',
    secret: false,
    standing: 'shown',
    reg_date: clock.now(),
    pictures: [named],
  });
  expect(await sweepPictures(context)).toBe(0);
  expect(await sweepPictures(context, new Date(Date.now() + 2 * 3_600_000))).toBe(1);
  expect(await context.questionVault.get(orphan)).toBeNull();
  expect(await context.questionVault.get(named)).toEqual(Buffer.from('picture'));
});
