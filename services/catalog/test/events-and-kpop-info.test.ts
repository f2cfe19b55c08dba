import { eventChangedV1, eventPlacesChangedV2, type EventEnvelope } from '@narae/events';
import { changeEvent } from '../src/articles/events/change-event.ts';
import { changeKpopInfo } from '../src/articles/kpop-info/change-kpop-info.ts';
import type { KpopInfoContent } from '../src/articles/articles.rules.ts';
import { clock, event, localized, product, startCatalog, type TestCatalog } from './fixtures.ts';

const pictures = product().pictures;

const kpopInfo = (over: Partial<KpopInfoContent> = {}): KpopInfoContent => ({
  info_seq: 'INFO1',
  kpop_category: 'music',
  titles: localized('New record'),
  descs: localized('Out today'),
  contents: localized('<p>Text</p>'),
  artists: localized('<p>Five voices</p>'),
  start_day: '2026-03-01',
  prod_id: '',
  films: null,
  pictures,
  ...over,
});

let shop: TestCatalog;
const deps = () => ({ ...shop.catalog, clock, nudge: () => undefined });
beforeEach(async () => {
  shop = await startCatalog({ rates: false });
});
afterEach(() => shop.close());

describe('K-pop information', () => {
  beforeEach(async () => {
    await changeKpopInfo(deps(), kpopInfo({ info_seq: 'OLD', start_day: '2026-02-01' }));
    await changeKpopInfo(
      deps(),
      kpopInfo({
        info_seq: 'NEW',
        start_day: '2026-03-09',
        prod_id: 'P001',
        contents: localized('<h3>A</h3><script>x()</script><p onclick="x()">B</p>'),
        films: {
          type: '01',
          items: [
            { address: 'aqz-KE-bpKQ', titles: localized('One') },
            { address: 'R6MlUcmOul8', titles: localized('Two') },
          ],
        },
      }),
    );
    await changeEvent(deps(), event({ info_seq: 'NEW' }));
  });

  it('is listed, the newest first, in the asked language and without its long text', async () => {
    const { status, body } = await shop.inject('kpopInfoList', { lan_tp: 'CHN' });
    expect(status).toBe(200);
    expect(body.map((row) => row.info_seq)).toEqual(['NEW', 'OLD']);
    expect(body[0]).toEqual({
      info_seq: 'NEW',
      info_title: 'New record 中文',
      info_desc: 'Out today 中文',
      kpop_category: 'music',
      start_day: 20260309,
      ymd_format: '2026-03-09',
      prod_id: 'P001',
      file_path: 'kpop',
      file_name: 'list-1.jpg',
      file_type: '1',
      file_alt: 'Palace 中文',
    });
  });

  it('is shown with its sanitised text, its films and the event it is about', async () => {
    const { body } = await shop.inject('kpopInfoDetail', { info_seq: 'NEW', lan_tp: 'JPN' });
    expect(body).toEqual([
      expect.objectContaining({
        info_content: '<h3>A</h3><p>B</p> 日本語',
        kpop_content: '<p>Five voices</p> 日本語',
        vedio_type: '01',
        vedio_url: 'aqz-KE-bpKQ,R6MlUcmOul8',
        vedio_title: 'One 日本語,Two 日本語',
        event_id: 'EVENT1',
        event_title: 'Tea with fans 日本語',
      }),
    ]);
    const bare = await shop.inject('kpopInfoDetail', {}, { positional: ['OLD', 'ENG'] });
    expect(bare.body[0]).toMatchObject({ vedio_type: '', vedio_url: '', event_id: '', event_title: '' });
  });

  it('is empty for an unknown number and rejects what is none', async () => {
    expect((await shop.inject('kpopInfoDetail', { info_seq: 'NOPE', lan_tp: 'ENG' })).body).toEqual([]);
    const wrong = await shop.inject('kpopInfoDetail', { info_seq: { $ne: '' }, lan_tp: 'ENG' });
    expect([wrong.status, wrong.body.error, wrong.body.field]).toEqual([400, 'invalid_value', 'info_seq']);
    const list = async (lan_tp: string) => (await shop.inject('kpopInfoList', { lan_tp })).body;
    expect(await list('XXX')).toEqual(await list('ENG'));
    expect(await list('')).toEqual(await list('ENG'));
    const more = await shop.inject('kpopInfoList', { lan_tp: 'ENG', all: true });
    expect([more.status, more.body.error]).toEqual([400, 'unknown_field']);
  });

  it('changes only when something changed', async () => {
    const old = kpopInfo({ info_seq: 'OLD', start_day: '2026-02-01' });
    expect(await changeKpopInfo(deps(), old)).toBe('unchanged');
    expect(await changeKpopInfo(deps(), { ...old, titles: localized('Renamed') })).toBe('changed');
    const { body } = await shop.inject('kpopInfoList', { lan_tp: 'ENG' });
    expect(body.map((row) => row.info_title)).toEqual(['New record English', 'Renamed English']);
  });

  it.each([
    ['03', 'https://evil.example/video/1', 'One'],
    ['01', 'too-long-for-a-number', 'One'],
    ['01', 'aqz-KE-bpKQ', 'One, two'],
  ] as const)('takes no film of type %s at %s called %s', async (type, address, title) => {
    const films = { type, items: [{ address, titles: localized(title) }] };
    await expect(changeKpopInfo(deps(), kpopInfo({ films }))).rejects.toThrow(/film/);
  });
});

describe('pictures', () => {
  beforeEach(async () => {
    await changeKpopInfo(deps(), kpopInfo());
    await changeEvent(deps(), event());
  });

  it.each([
    [{ info_seq: 'INFO1' }, undefined, 'kpop', 'INFO1'],
    [{ event_id: 'EVENT1' }, undefined, 'event', 'EVENT1'],
    [{}, ['INFO1'], 'kpop', 'INFO1'],
    [{}, ['EVENT1'], 'event', 'EVENT1'],
  ])('of %j or %j are listed in their order', async (asked, positional, file_path, prod_id) => {
    const options = { lanTp: 'KOR' as const, ...(positional ? { positional } : {}) };
    const { body } = await shop.inject('kpopImageList', asked, options);
    expect(body.map((image) => [image.file_path, image.prod_id, image.file_name, image.alt])).toEqual([
      [file_path, prod_id, 'list-1.jpg', 'Palace 한국어'],
      [file_path, prod_id, 'carousel-1.jpg', 'Roof 한국어'],
      [file_path, prod_id, 'carousel-2.jpg', 'Gate 한국어'],
    ]);
  });

  it('need one number', async () => {
    for (const asked of [{}, { info_seq: 'INFO1', event_id: 'EVENT1' }]) {
      const { status, body } = await shop.inject('kpopImageList', asked);
      expect([status, body.error, body.field]).toEqual([400, 'invalid_value', 'info_seq']);
    }
    expect((await shop.inject('kpopImageList', { event_id: 'NOPE' })).body).toEqual([]);
  });
});

describe('events', () => {
  it('are listed: open ones by their day, then those to come, full and over', async () => {
    await changeEvent(deps(), event({ event_id: 'OVER', end_day: '2026-03-09' }));
    await changeEvent(deps(), event({ event_id: 'FULL' }), 0);
    await changeEvent(deps(), event({ event_id: 'TOCOME', start_day: '2026-03-11' }));
    await changeEvent(deps(), event({ event_id: 'LATER', event_day: '2026-05-01' }), 4);
    await changeEvent(deps(), event({ event_id: 'FIRST', end_day: '2026-03-10' }));
    const { body } = await shop.inject('eventInfoList', { lan_tp: 'VTN' });
    expect(body.map((row) => row.event_id)).toEqual(['FIRST', 'LATER', 'TOCOME', 'FULL', 'OVER']);
    expect(body[1]).toEqual({
      closed_yn: 'N',
      event_id: 'LATER',
      event_title: 'Tea with fans Tiếng Việt',
      event_desc: 'An afternoon Tiếng Việt',
      event_category: 'fanmeeting',
      ymd_format: '2026-05-01',
      start_day: 20260301,
      end_day: 20260320,
      event_total_cnt: 30,
      personnel_cnt: 4,
      info_seq: '',
      file_path: 'event',
      file_name: 'list-1.jpg',
      file_type: '1',
      file_alt: 'Palace Tiếng Việt',
    });
  });

  it('are shown in one language; an unknown one is no row', async () => {
    await changeEvent(
      deps(),
      event({ films: { type: '02', items: [{ address: '/films/a.mp4', titles: localized('A') }] } }),
    );
    const { body } = await shop.inject('eventInfoDtl', {}, { positional: ['EVENT1', 'ENG'] });
    expect(body).toEqual([
      expect.objectContaining({
        event_content: '<p>Come</p> English',
        event_place: 'Busan English',
        eventPassportCnt: 3,
        vedio_type: '02',
        vedio_url: '/films/a.mp4',
      }),
    ]);
    await changeEvent(deps(), event({ papers: { passport: true, visa: false, birth: false } }));
    const relaxed = await shop.inject('eventInfoDtl', { event_id: 'EVENT1', lan_tp: 'ENG' });
    expect(relaxed.body[0]?.eventPassportCnt).toBe(1);
    expect((await shop.inject('eventInfoDtl', { event_id: 'NOPE', lan_tp: 'ENG' })).body).toEqual([]);
    const wrong = await shop.inject('eventInfoDtl', { event_id: '', lan_tp: 'ENG' });
    expect([wrong.status, wrong.body.field]).toEqual([400, 'event_id']);
  });
});

describe('eventInfoUpdate', () => {
  const update = (info: Record<string, unknown>, as: object = { as: 'MEM0000000001', admin: true }) =>
    shop.inject('eventInfoUpdate', info, as);
  const left = async () => (await shop.catalog.events.findOne({ event_id: 'EVENT1' }).lean())?.personnel_cnt;
  let heard: EventEnvelope[];
  beforeEach(async () => {
    heard = [];
    shop.bus.watch([eventChangedV1.subject], (event) => void heard.push(event));
    await changeEvent(deps(), event());
  });

  it('is the administrator’s alone', async () => {
    const asked = { personnel_cnt: 3, event_id: 'EVENT1' };
    expect((await update(asked, {})).status).toBe(401);
    const member = await update(asked, { as: 'MEM0000000001' });
    expect([member.status, member.body.error]).toEqual([403, 'admin_only']);
    expect(await left()).toBe(30);
  });

  /** What booking's ledger says. */
  const told = (version: number, remaining: number, capacity = 30, closed = false) =>
    shop.emit(eventPlacesChangedV2, {
      aggregateId: 'EVENT1',
      version,
      data: { event_id: 'EVENT1', remaining, capacity, closed },
    });
  const total = async () =>
    (await shop.catalog.events.findOne({ event_id: 'EVENT1' }).lean())?.event_total_cnt;

  it('sets the total to what is taken and the asked places, and publishes it once', async () => {
    await told(1, 24);
    expect((await update({ personnel_cnt: 3, event_id: 'EVENT1' })).body).toEqual({ msg: 'success' });
    expect((await update({ personnel_cnt: '3', event_id: 'EVENT1' })).status).toBe(200);
    expect([await total(), await left()]).toEqual([9, 3]);
    await shop.settle();
    expect(heard.map(({ version, data }) => [version, data['event_total_cnt'], data['file_name']])).toEqual([
      [1, 30, 'list-1.jpg'],
      [2, 9, 'list-1.jpg'],
    ]);
    expect((await shop.catalog.events.findOne({ event_id: 'EVENT1' }).lean())?.edited?.by).toBe(
      'MEM0000000001',
    );
  });

  it.each([
    [{ personnel_cnt: 100_001, event_id: 'EVENT1' }, 400, 'personnel_cnt'],
    [{ personnel_cnt: -1, event_id: 'EVENT1' }, 400, 'personnel_cnt'],
    [{ personnel_cnt: 1.5, event_id: 'EVENT1' }, 400, 'personnel_cnt'],
    [{ personnel_cnt: '1e1', event_id: 'EVENT1' }, 400, 'personnel_cnt'],
    [{ event_id: 'EVENT1' }, 400, 'personnel_cnt'],
    [{ personnel_cnt: 1, event_id: 'NOPE' }, 404, 'event_id'],
    [{ personnel_cnt: 1 }, 400, 'event_id'],
  ])('rejects %j', async (asked, status, field) => {
    const answer = await update(asked);
    expect([answer.status, answer.body.field]).toEqual([status, field]);
    expect(await left()).toBe(30);
  });

  it('loses no change when many come at once', async () => {
    const counts = Array.from({ length: 10 }, (_, index) => index);
    const answers = await Promise.all(
      counts.map((personnel_cnt) => update({ personnel_cnt, event_id: 'EVENT1' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(counts.map(() => 200));
    await shop.settle();
    const versions = heard.map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
    expect(heard.at(-1)?.data['event_total_cnt']).toBe(await total());
    expect(await left()).toBe(await total());
  });

  it('shows an event that was taken back to nobody', async () => {
    await shop.catalog.events.updateOne({ event_id: 'EVENT1' }, { $set: { withdrawn: true } });
    expect((await update({ personnel_cnt: 3, event_id: 'EVENT1' })).status).toBe(200);
    await shop.settle();
    expect(heard.at(-1)?.data['withdrawn']).toBe(true);
    expect((await shop.inject('eventInfoDtl', { event_id: 'EVENT1', lan_tp: 'ENG' })).body).toEqual([]);
  });

  it('adds the places by which the total is raised, also before booking has heard of it', async () => {
    await changeEvent(deps(), event({ event_total_cnt: 60 }));
    await told(2, 24, 60);
    await changeEvent(deps(), event({ event_total_cnt: 100 }));
    expect(await left()).toBe(64);
    // A reservation of before the total was raised, told afterwards.
    await told(3, 22, 60);
    expect(await left()).toBe(62);
    await told(4, 62, 100);
    expect(await left()).toBe(62);
    await changeEvent(deps(), event({ event_total_cnt: 30 }));
    const { body } = await shop.inject('eventInfoDtl', { event_id: 'EVENT1', lan_tp: 'ENG' });
    expect(body[0]).toMatchObject({ event_total_cnt: 30, personnel_cnt: 0 });
  });

  it('follows the newest news of booking’s ledger, whatever order they arrive in', async () => {
    await told(3, 7);
    await told(2, 20);
    expect(await left()).toBe(7);
    expect(await changeEvent(deps(), event({ titles: localized('Renamed') }))).toBe('changed');
    expect(await left()).toBe(7);
  });

  it('shows an event that was closed early as closed, after those people can apply for', async () => {
    await changeEvent(deps(), event({ event_id: 'EVENT2', event_day: '2099-12-31' }));
    const shown = async () =>
      (await shop.inject('eventInfoList', { lan_tp: 'ENG' })).body.map(({ event_id, closed_yn }) => [
        event_id,
        closed_yn,
      ]);
    await told(2, 20, 30, true);
    const [detail] = (await shop.inject('eventInfoDtl', { event_id: 'EVENT1', lan_tp: 'ENG' })).body;
    expect(detail).toMatchObject({ closed_yn: 'Y', personnel_cnt: 20 });
    const [first, second] = await shown();
    expect([first, second]).toEqual([
      ['EVENT2', 'N'],
      ['EVENT1', 'Y'],
    ]);
    expect(await changeEvent(deps(), event({ titles: localized('Renamed') }))).toBe('changed');
    expect(await shown()).toContainEqual(['EVENT1', 'Y']);
    await told(3, 20, 30, false);
    expect(await shown()).toContainEqual(['EVENT1', 'N']);
  });
});
