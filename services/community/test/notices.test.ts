import { stoppedClock, type TestService } from '@narae/test-kit';
import { noticeModel, type StoredNotice } from '../src/desk/desk.model.ts';
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

test('pages follow one another over equal moments and pins, also after one that is withdrawn meanwhile', async () => {
  const day = (index: number) => new Date(clock.now().getTime() - Math.floor(index / 50) * 24 * hourMs);
  await noticeModel(community.store).insertMany(
    Array.from({ length: 430 }, (_, index) => ({
      cou_id: `N${String(index).padStart(3, '0')}`,
      kind: 'notice',
      pinned: index % 2 === 1,
      titles: { ENG: 'Title' },
      contents: { ENG: '<p>Text</p>' },
      publish_at: day(index),
      reg_date: clock.now(),
    })),
  );
  const first = (await list()).body;
  expect(first).toHaveLength(200);
  const after = first.at(-1)?.cou_id ?? '';
  await noticeModel(community.store).updateOne({ cou_id: after }, { withdrawn: true });
  const second = (await list({ after })).body;
  const third = (await list({ after: second.at(-1)?.cou_id })).body;
  const ids = [...first, ...second, ...third].map(({ cou_id }) => cou_id);
  expect([second.length, third.length, new Set(ids).size]).toEqual([200, 30, 430]);
  expect([...first, ...second, ...third].map(({ pinned_yn }) => pinned_yn).lastIndexOf('Y')).toBe(214);
  for (const gone of ['N999', third.at(-1)?.cou_id]) expect((await list({ after: gone })).body).toEqual([]);
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

describe('at the desk', () => {
  const desk = { as: 'MEM9000000001', role: 'community' } as const;
  const none = { CHN: '', KOR: '', ENG: '', JPN: '', VTN: '' };
  const draft = {
    kind: 'notice' as const,
    pinned: false,
    event_id: '',
    titles: { ...none, KOR: '안내' },
    contents: { ...none, KOR: '<p>내용<script>alert(1)</script></p>' },
    publish_at: '',
    withdrawn: false,
    version: 0,
  };
  const save = (info: object) => community.inject('noticeSave', { ...draft, ...info }, desk);

  test('a draft is seen by nobody, is shown from its time on, and is gone once withdrawn', async () => {
    const { body: made } = await save({});
    expect(made).toMatchObject({ version: 1, contents: { KOR: '<p>내용</p>' }, publish_at: '' });
    const { cou_id } = made;
    expect((await show(cou_id, 'KOR')).body).toEqual([]);

    const publish_at = new Date(clock.now().getTime() + hourMs).toISOString();
    const planned = await save({ cou_id, publish_at, version: 1 });
    expect(planned.body).toMatchObject({ version: 2, publish_at });
    expect((await show(cou_id, 'KOR')).body).toEqual([]);
    clock.advance(hourMs);
    expect((await show(cou_id, 'JPN')).body).toMatchObject([{ cou_ttl_nm: '안내', text_lan_tp: 'KOR' }]);

    expect(await community.inject('noticeDelete', { cou_id, version: 2 }, desk)).toMatchObject({
      status: 409,
      body: { error: 'notice_published' },
    });
    expect((await save({ cou_id, publish_at, withdrawn: true, version: 2 })).status).toBe(200);
    expect((await show(cou_id, 'KOR')).body).toEqual([]);
    const { body: rows } = await community.inject('deskNotices', {}, desk);
    expect(rows).toMatchObject([{ cou_id, withdrawn: true, version: 3 }]);
    expect(rows[0]).not.toHaveProperty('contents');
  });

  test.each([
    [
      'a title without a text',
      { titles: { ...none, KOR: '안내', ENG: 'News' } },
      'notice_content_input',
      'contents.ENG',
    ],
    [
      'a text without a title',
      { contents: { ...draft.contents, JPN: '<p>本文</p>' } },
      'notice_content_input',
      'titles.JPN',
    ],
    [
      'a text of tags alone',
      { contents: { ...none, KOR: '<p> </p>' } },
      'notice_content_input',
      'contents.KOR',
    ],
    [
      'nothing that others could fall back to',
      {
        titles: { ...none, VTN: 'Thông báo' },
        contents: { ...none, VTN: '<p>Nội dung</p>' },
        publish_at: '2026-11-23T00:00:00.000Z',
      },
      'notice_title_input',
      'titles.ENG',
    ],
    ['an event nobody knows', { event_id: 'EVT999999' }, 'event_not_found', 'event_id'],
    ['a notice nobody knows', { cou_id: 'COU999999', version: 1 }, 'notice_not_found', 'cou_id'],
    ['a text too long', { contents: { ...none, KOR: 'a'.repeat(20_001) } }, 'text_too_long', 'contents.KOR'],
  ])('%s is rejected beside its field, and nothing is stored', async (_what, info, error, field) => {
    expect((await save(info)).body).toMatchObject({ error, field });
    expect(await noticeModel(community.store).countDocuments()).toBe(0);
  });

  test('of two who change it at once one is told; a draft can be deleted, twice does no harm', async () => {
    const { cou_id } = (await save({})).body;
    const both = await Promise.all(
      ['A', 'B'].map((title) => save({ cou_id, titles: { ...none, KOR: title }, version: 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const gone = { cou_id, version: 2 };
    for (let times = 0; times < 2; times += 1)
      expect((await community.inject('noticeDelete', gone, desk)).status).toBe(200);
    expect((await community.inject('deskNotice', { cou_id }, desk)).body.error).toBe('notice_not_found');
    expect((await community.inject('deskNotices', {}, desk)).body).toEqual([]);
    const said = await community.inject('communityAudit', { kind: 'notice', id: cou_id }, desk);
    expect(said.body.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['notice-changed', 'notice-deleted']),
    );
  });

  test('a new notice takes a number that those of the seed have not', async () => {
    const { cou_id: first } = (await save({})).body;
    const next = `COU${String(Number(first.slice(3)) + 1).padStart(6, '0')}`;
    await store(next);
    const { status, body } = await save({});
    expect([status, body.cou_id > next]).toEqual([200, true]);
  });
});
