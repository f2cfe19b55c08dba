import { stoppedClock, type TestService } from '@narae/test-kit';
import { noticeModel, type StoredNotice } from '../src/notices/notice.model.ts';
import { startCommunity } from './support/start-community.ts';

const clock = stoppedClock();
let community: TestService;
beforeAll(async () => {
  community = await startCommunity(clock.now);
});
afterAll(() => community.close());
beforeEach(() => noticeModel(community.store).deleteMany());

const hourMs = 3_600_000;
const store = (cou_id: string, changed: Partial<StoredNotice> = {}) =>
  noticeModel(community.store).create({
    cou_id,
    kind: 'notice',
    titles: { KOR: `${cou_id} 제목`, ENG: `${cou_id} title` },
    contents: { KOR: '<p>내용</p>', ENG: '<p>Text</p>' },
    publish_at: new Date(clock.now().getTime() - hourMs),
    reg_date: clock.now(),
    ...changed,
  });
const list = async (info: object = {}) => community.inject('communityList', { lan_tp: 'ENG', ...info });
const show = async (cou_id: string, lan_tp = 'ENG') => community.inject('communityDtl', { cou_id, lan_tp });

test('the pinned come first, then the newest; drafts, later ones and withdrawn ones are nowhere', async () => {
  const at = (hours: number) => new Date(clock.now().getTime() + hours * hourMs);
  await store('OLD', { publish_at: at(-9), pinned: true });
  await store('NEW', { kind: 'event', event_id: 'EVT1' });
  await store('OLDER', { publish_at: at(-5) });
  await store('DRAFT', { publish_at: null });
  await store('LATER', { publish_at: at(1) });
  await store('GONE', { withdrawn: true });
  const { status, body } = await list({ cou_group: 'CG002', rls_yn: 'Y' });
  expect(status).toBe(200);
  expect(body.map(({ cou_id }) => cou_id)).toEqual(['OLD', 'NEW', 'OLDER']);
  expect(body[1]).toMatchObject({
    cou_type: 'event',
    event_id: 'EVT1',
    cou_ttl_nm: 'NEW title',
    rls_yn: 'Y',
  });
  expect(body[0]).not.toHaveProperty('cou_content');
  for (const hidden of ['DRAFT', 'LATER', 'GONE', 'NOPE']) expect((await show(hidden)).body).toEqual([]);
});

test('a reader gets title and text in one language, their own or its fallback', async () => {
  await store('A', { titles: { KOR: '제목', ENG: 'Title', JPN: '' } });
  expect((await show('A', 'KOR')).body[0]).toMatchObject({
    cou_ttl_nm: '제목',
    cou_content: '<p>내용</p>',
    text_lan_tp: 'KOR',
  });
  expect((await show('A', 'JPN')).body[0]).toMatchObject({
    cou_ttl_nm: 'Title',
    cou_content: '<p>Text</p>',
    text_lan_tp: 'ENG',
  });
});

test('what is not a released notice cannot be asked for', async () => {
  expect((await list({ rls_yn: 'N' })).status).toBe(400);
  expect((await list({ cou_group: 'CG003' })).status).toBe(400);
});
