import { memberWithdrawnV1, questionAnsweredV1 } from '@narae/events';
import { stoppedClock, type CallOptions, type TestService } from '@narae/test-kit';
import sharp from 'sharp';
import { questionModel } from '../src/questions/question.model.ts';
import { startCommunity } from './support/start-community.ts';

const clock = stoppedClock();
let community: TestService;
beforeAll(async () => {
  community = await startCommunity(clock.now);
});
afterAll(() => community.close());

const mina = { as: 'MEM1', nick: 'Mina', picture: '' };
const other = { as: 'MEM2', nick: 'Haruto', picture: '' };
let asked = 0;
const ask = async (info: object = {}, options: CallOptions = mina) => {
  asked += 1;
  clock.advance(60_000);
  const { status, body } = await community.inject(
    'qnaInsert',
    { qna_ttl_nm: `Subject ${asked}`, qna_content: `Content ${asked}`, lan_tp: 'ENG', ...info },
    options,
  );
  return { ...body, status };
};
const secret = { secret_yn: 'Y', qna_password: '4711' };
const askSecret = (info: Record<string, unknown> = {}, options: CallOptions = mina) =>
  ask({ qna_ttl_nm: `Wheelchair ${asked}`, qna_content: `My illness ${asked}`, ...secret, ...info }, options);
const outcome = async (
  call: Parameters<TestService['inject']>[0],
  info: Record<string, unknown>,
  options: CallOptions = {},
) => {
  const { status, body } = await community.inject(call, info, options);
  return { status, error: body.error, field: body.field };
};
const page = async (info: Record<string, unknown> = {}, options: CallOptions = {}) =>
  (await community.inject('qnaPage', info, options)).body;
const stored = (qna_id: string) => questionModel(community.store).findOne({ qna_id }).lean().exec();
const answer = (qna_id: string) =>
  questionModel(community.store).updateOne(
    { qna_id },
    { $set: { answer: 'Yes, we do.', answered_at: clock.now() }, $inc: { version: 1 } },
  );

describe('general questions', () => {
  test('everybody reads them, with nothing of whoever asked', async () => {
    const qna_content = `Is there\n\n<room>? ${'🧳'.repeat(200)}`;
    const { qna_id, standing } = await ask({ qna_ttl_nm: 'Luggage', qna_content });
    expect(standing).toBe('shown');
    const { rows } = await page({ limit: 1 });
    expect(rows).toEqual([
      {
        qna_id,
        qna_ttl_nm: 'Luggage',
        qna_content: `Is there <room>? ${'🧳'.repeat(103)}`,
        secret_yn: 'N',
        answer_yn: 'N',
        lan_tp: 'ENG',
        qna_date: clock.now().toISOString(),
        qna_ymd_format: '2026-11-21',
        own_yn: 'N',
      },
    ]);
    const { body } = await community.inject('qnaDetail', { qna_id, lan_tp: 'KOR', mem_id: 'MEM1' });
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ qna_content, qna_answer_content: '', own_yn: 'N', mem_id: '' });
    expect((await page({ limit: 1 }, mina)).rows).toMatchObject([{ own_yn: 'Y', standing: 'shown' }]);
    for (const [reader, mem_id] of [[mina, mina.as] as const, [other, ''] as const]) {
      const [shown] = (await community.inject('qnaDetail', { qna_id }, reader)).body;
      expect([shown?.mem_id, shown?.reg_date]).toEqual([mem_id, clock.now().toISOString()]);
    }
  });

  test.each([
    ['no subject', { qna_ttl_nm: ' ' }, 'qna_ttl_input', 'qna_ttl_nm'],
    ['a long subject', { qna_ttl_nm: 'a'.repeat(101) }, 'text_too_long', 'qna_ttl_nm'],
    ['no content', { qna_content: '\n' }, 'qna_content_input', 'qna_content'],
    ['too much', { qna_content: 'a'.repeat(3001) }, 'text_too_long', 'qna_content'],
    ['secret without password', { secret_yn: 'Y' }, 'qna_password_length', 'qna_password'],
    ['three digits', { secret_yn: 'Y', qna_password: '123' }, 'qna_password_length', 'qna_password'],
    ['letters', { secret_yn: 'Y', qna_password: '12a4' }, 'qna_password_number', 'qna_password'],
  ])('%s is rejected beside its field', async (_what, info, error, field) => {
    expect(await ask(info)).toMatchObject({ status: 400, error, field });
  });

  test('a visitor, and somebody who claims to be another, ask nothing', async () => {
    expect(await ask({}, {})).toMatchObject({ status: 401, error: 'login_required' });
    expect(await ask({ mem_id: 'MEM2' })).toMatchObject({ status: 403, error: 'not_own' });
  });

  test('pages go on where the one before ended, and a search takes words as they are', async () => {
    for (let n = 0; n < 3; n += 1) await ask({ qna_content: `Is it (really) 100% safe? ${n}` });
    const found = { search: '(REALLY) 100%', limit: 2 };
    const first = await page(found);
    expect(first.rows).toHaveLength(2);
    const second = await page({ ...found, after: first.next });
    expect([second.rows.length, second.next]).toEqual([1, '']);
    expect((await page({ search: '.*' })).rows).toEqual([]);
    expect((await page({ search: 'really', lan_tp: 'JPN' })).rows).toEqual([]);
  });

  test('its owner changes and deletes it until it is answered; nobody else does', async () => {
    const { qna_id } = await ask();
    const change = { qna_id, qna_ttl_nm: 'Changed', qna_content: 'Anew', answer_yn: 'Y' };
    expect(await outcome('qnaUpdate', change, other)).toMatchObject({ status: 403, error: 'not_own' });
    const chosen = { qna_id, qna_password: '4711' };
    expect(await outcome('qnaChkDetail', chosen, other)).toMatchObject({ status: 403, error: 'not_own' });
    expect((await outcome('qnaUpdate', change, mina)).status).toBe(200);
    expect(await stored(qna_id)).toMatchObject({ subject: 'Changed', answered_at: null });
    await answer(qna_id);
    expect((await outcome('qnaUpdate', { ...change, qna_content: 'Late' }, mina)).error).toBe(
      'question_answered',
    );
    expect((await outcome('qnaDelete', { qna_id }, other)).error).toBe('not_own');
    for (let twice = 0; twice < 2; twice += 1)
      expect((await outcome('qnaDelete', { qna_id }, mina)).status).toBe(200);
    expect((await outcome('qnaDetail', { qna_id })).error).toBe('question_not_found');
    expect(await stored(qna_id)).toMatchObject({ subject: '', content: '', answer: '', search: '' });
  });
});

describe('secret questions', () => {
  test('its row says that it is there, to its owner too, and no search finds it', async () => {
    const { qna_id } = await askSecret();
    for (const options of [{}, other, mina]) {
      const { rows } = await page({ limit: 1 }, options);
      expect(rows).toMatchObject([{ qna_id, qna_ttl_nm: '', qna_content: '', secret_yn: 'Y' }]);
      const lists = await community.inject('qnaList', {}, options);
      const text = JSON.stringify([rows, lists.body, await page({ search: 'wheelchair' }, options)]);
      expect(text).not.toMatch(/wheelchair|illness|argon2|MEM1/i);
    }
    expect((await page({ search: 'illness' }, mina)).rows).toEqual([]);
    expect((await stored(qna_id))?.password).toMatch(/^\$argon2id\$/);
  });

  test('only its owner reads it, only by the password', async () => {
    const { qna_id } = await askSecret();
    const right = { qna_id, qna_password: '4711' };
    for (const options of [{}, other, mina])
      expect(await outcome('qnaDetail', { qna_id, mem_id: 'MEM1' }, options)).toMatchObject({
        status: 403,
        error: 'secret_noti_fail',
      });
    expect((await outcome('qnaChkDetail', right)).error).toBe('login_required');
    expect((await outcome('qnaChkDetail', right, other)).error).toBe('secret_noti_fail');
    expect((await outcome('qnaChkDetail', { ...right, mem_id: 'MEM1' }, other)).error).toBe('not_own');
    expect(await outcome('qnaChkDetail', { qna_id, qna_password: '4712' }, mina)).toEqual({
      status: 403,
      error: 'login_password_fail',
      field: 'qna_password',
    });
    const { body } = await community.inject('qnaChkDetail', right, mina);
    expect(body).toHaveLength(1);
    expect(body[0]?.qna_content).toMatch(/^My illness/);
  });

  test('five wrong passwords at once lock it, for the right one too, for a while; others lock nothing', async () => {
    const { qna_id } = await askSecret();
    const guess = (qna_password: string, as: CallOptions = mina) =>
      outcome('qnaChkDetail', { qna_id, qna_password }, as);
    for (let n = 0; n < 6; n += 1) await guess('0000', other);
    const wrong = await Promise.all(Array.from({ length: 8 }, (_, n) => guess(`000${n}`)));
    expect(wrong.map(({ error }) => error).toSorted()).toEqual([
      ...Array<string>(5).fill('login_password_fail'),
      ...Array<string>(3).fill('password_locked'),
    ]);
    const locked = { status: 429, error: 'password_locked', field: 'qna_password' };
    expect(await guess('4711')).toEqual(locked);
    clock.advance(15 * 60_000);
    expect((await guess('4711')).status).toBe(200);
  });

  test('it is changed by its password, which counts as a guess, and can become general', async () => {
    const { qna_id } = await askSecret();
    const change = { qna_id, qna_ttl_nm: 'Open', qna_content: `Open now ${qna_id}`, secret_yn: 'N' };
    expect((await outcome('qnaUpdate', { ...change, qna_password: '1111' }, mina)).error).toBe(
      'login_password_fail',
    );
    expect((await outcome('qnaUpdate', change, mina)).error).toBe('login_password_fail');
    expect((await outcome('qnaUpdate', { ...change, qna_password: '4711' }, mina)).status).toBe(200);
    expect(await stored(qna_id)).toMatchObject({ secret: false, password: '' });
    expect((await outcome('qnaDetail', { qna_id })).status).toBe(200);
    expect((await outcome('qnaUpdate', { ...change, ...secret }, mina)).status).toBe(200);
    expect((await outcome('qnaDetail', { qna_id })).error).toBe('secret_noti_fail');
    expect((await page({ search: 'open now' })).rows).toEqual([]);
  });

  test('what administrators hid is read by its owner alone, with the reason', async () => {
    const { qna_id } = await ask();
    await questionModel(community.store).updateOne(
      { qna_id },
      { $set: { standing: 'hidden', hidden_reason: 'Advertising' } },
    );
    expect((await outcome('qnaDetail', { qna_id }, other)).error).toBe('question_not_found');
    const { body } = await community.inject('qnaDetail', { qna_id }, mina);
    expect(body).toMatchObject([{ standing: 'hidden', hidden_reason: 'Advertising' }]);
    expect((await page({}, mina)).waiting).toMatchObject([{ qna_id }]);
    expect((await page({}, other)).waiting).toEqual([]);
  });
});

test('of a member who leaves, secret questions go and the others lose their name', async () => {
  const haruto = { as: 'MEM3', nick: 'Haruto', picture: '' };
  const general = await ask({}, haruto);
  const hidden = await askSecret({}, haruto);
  await community.emit(memberWithdrawnV1, { aggregateId: 'MEM3', version: 9, data: { mem_id: 'MEM3' } });
  expect(await stored(general.qna_id)).toMatchObject({ mem_id: '' });
  expect(await stored(hidden.qna_id)).toBeNull();
});

describe('pictures', () => {
  const yuna = { as: 'MEM5', nick: 'Yuna', picture: '' };
  const jpeg = (colour: string) =>
    sharp({ create: { width: 2000, height: 900, channels: 3, background: colour } })
      .withExif({ IFD0: { Copyright: 'Hidden words' } })
      .jpeg()
      .toBuffer();
  const add = async (qna_id: string, { colour = '#123456', as = yuna as CallOptions } = {}) =>
    community.upload('qnaPictureAdd', { qna_id }, { bytes: await jpeg(colour) }, as);
  const read = (qna_id: string, picture_id: string, options: CallOptions = {}) =>
    community.inject('qnaPicture', { qna_id, picture_id }, options);
  const files = () => community.store.collection('question_pictures.files').countDocuments();
  const desk = { as: 'MEM99', role: 'community' } as const;

  test('three at most, drawn anew and encrypted, are read with a general question', async () => {
    const before = await files();
    const { qna_id } = await ask({}, yuna);
    const { picture_id } = (await add(qna_id)).body;
    expect((await add(qna_id, { as: other })).body.error).toBe('not_own');
    expect((await add(qna_id, { as: {} })).body.error).toBe('login_required');
    const more = await Promise.all(
      ['#111111', '#222222', '#333333'].map((colour) => add(qna_id, { colour })),
    );
    expect(more.map(({ status, body }) => body.error ?? status).sort()).toEqual([
      200,
      200,
      'question_pictures_full',
    ]);
    expect(await files()).toBe(before + 3);
    const [{ pictures } = { pictures: [] }] = (await community.inject('qnaDetail', { qna_id })).body;
    expect(pictures[0]).toEqual({ picture_id, src: `/questionPictures/${qna_id}/${picture_id}` });
    const { bytes, headers } = await read(qna_id, picture_id);
    expect([headers['content-type'], headers['cache-control']]).toEqual(['image/webp', 'no-store, private']);
    const { width, exif } = await sharp(bytes).metadata();
    expect([width, exif]).toEqual([1280, undefined]);
    const chunks = await community.store.collection('question_pictures.chunks').find().toArray();
    expect(chunks.some(({ data }) => data.buffer.includes(bytes.subarray(0, 32)))).toBe(false);
    expect((await read('QNA999999', picture_id)).status).toBe(404);
  });

  test('of a secret question they come with what the password opens, and have no address but the desk’s', async () => {
    const { qna_id } = await askSecret({}, yuna);
    const { picture_id } = (await add(qna_id)).body;
    const answered = async (question: string, picture: string, options: CallOptions) => {
      const { status, body } = await read(question, picture, options);
      return { status, body };
    };
    for (const options of [{}, other, yuna, desk]) {
      const none = await answered('QNA999999', picture_id, options);
      expect(none).toMatchObject({ status: 404, body: { error: 'picture_not_found' } });
      expect(await answered(qna_id, picture_id, options)).toEqual(none);
      expect(await answered(qna_id, 'f'.repeat(24), options)).toEqual(none);
    }
    const { body } = await community.inject('qnaChkDetail', { qna_id, qna_password: '4711' }, yuna);
    const [, base64 = ''] = body[0]?.pictures[0]?.src.split('data:image/webp;base64,') ?? [];
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ format: 'webp' });
    const byDesk = (options: CallOptions) =>
      community.inject('adminQuestionPicture', { qna_id, picture_id }, options);
    expect((await byDesk(desk)).headers['content-type']).toBe('image/webp');
    expect((await byDesk(yuna)).status).toBe(403);
    const { rows } = (await community.inject('adminQuestions', { limit: 50 }, desk)).body;
    expect(rows.find((row) => row.qna_id === qna_id)?.pictures).toEqual([
      { picture_id, src: `/api/admin/questionPicture/${qna_id}/${picture_id}` },
    ]);
    // Held for its words, it is decided on with its pictures.
    await questionModel(community.store).updateOne({ qna_id }, { $set: { standing: 'held' } });
    const queue = (await community.inject('moderationQueue', { limit: 50 }, desk)).body;
    expect(queue.rows.find(({ id }) => id === qna_id)?.pictures).toEqual([
      { picture_id, src: `/api/admin/questionPicture/${qna_id}/${picture_id}` },
    ]);
  });

  test('they are those of an open question: removed until it is answered, and deleted with it', async () => {
    const before = await files();
    const { qna_id } = await ask({}, yuna);
    const { picture_id } = (await add(qna_id)).body;
    const { picture_id: kept } = (await add(qna_id, { colour: '#654321' })).body;
    const remove = (options: CallOptions) => outcome('qnaPictureDelete', { qna_id, picture_id }, options);
    expect((await remove(other)).error).toBe('not_own');
    for (let twice = 0; twice < 2; twice += 1) expect((await remove(yuna)).status).toBe(200);
    expect((await read(qna_id, picture_id)).status).toBe(404);
    await answer(qna_id);
    expect((await add(qna_id)).body.error).toBe('question_answered');
    expect((await outcome('qnaPictureDelete', { qna_id, picture_id: kept }, yuna)).error).toBe(
      'question_answered',
    );
    expect(await files()).toBe(before + 1);
    await community.inject('qnaDelete', { qna_id }, yuna);
    expect(await files()).toBe(before);
    expect((await add(qna_id)).body.error).toBe('question_not_found');
  });

  test('a file that is no picture leaves nothing, nor does whoever leaves', async () => {
    const before = await files();
    const leaving = { as: 'MEM4', nick: 'Linh', picture: '' };
    const general = await ask({}, leaving);
    const hidden = await askSecret({}, leaving);
    const broken = { bytes: Buffer.from('GIF89a') };
    expect(
      (await community.upload('qnaPictureAdd', { qna_id: general.qna_id }, broken, leaving)).body.error,
    ).toBe('img_accept_fail');
    for (const { qna_id } of [general, hidden]) await add(qna_id, { as: leaving });
    expect(await files()).toBe(before + 2);
    await community.emit(memberWithdrawnV1, { aggregateId: 'MEM4', version: 9, data: { mem_id: 'MEM4' } });
    expect(await files()).toBe(before);
    expect((await community.inject('qnaDetail', { qna_id: general.qna_id })).body[0]?.pictures).toEqual([]);
  });
});

describe('the desk', () => {
  const desk = { as: 'MEM99', role: 'community' } as const;
  const deskPage = async (info: Record<string, unknown> = {}) =>
    (await community.inject('adminQuestions', info, desk)).body;
  const reply = async (qna_id: string, qna_answer_content: string, seen?: number) => {
    const version = seen ?? (await stored(qna_id))?.version;
    return outcome('adminQuestionAnswer', { qna_id, version, qna_answer_content }, desk);
  };

  test('answers what waits, the oldest first, secret ones too, and tells of the first answer once', async () => {
    const told: unknown[] = [];
    const unwatch = community.bus.watch([questionAnsweredV1.subject], ({ data }) => void told.push(data));
    const first = await askSecret();
    const second = await ask();
    const waiting = (await deskPage({ limit: 50 })).rows.map(({ qna_id }) => qna_id);
    expect(waiting.slice(-2)).toEqual([first.qna_id, second.qna_id]);
    expect(await reply(first.qna_id, 'Yes, there is a ramp.')).toMatchObject({ status: 200 });
    expect(await reply(first.qna_id, 'Yes, at the side.')).toMatchObject({ status: 200 });
    const { rows } = await deskPage({ state: 'answered', limit: 50 });
    expect(rows.find(({ qna_id }) => qna_id === first.qna_id)).toMatchObject({
      secret_yn: 'Y',
      user_nick: 'Mina',
      qna_answer_content: 'Yes, at the side.',
    });
    await community.settle();
    expect(told).toEqual([{ qna_id: first.qna_id, mem_id: 'MEM1' }]);
    const own = { qna_id: first.qna_id, qna_password: '4711' };
    expect((await community.inject('qnaChkDetail', own, mina)).body[0]?.qna_answer_content).toBe(
      'Yes, at the side.',
    );
    const { audit } = (await stored(first.qna_id)) ?? {};
    const log = (await community.inject('communityAudit', { kind: 'question', id: first.qna_id }, desk)).body;
    expect([audit?.length, log.length]).toEqual([2, 2]);
    unwatch();
  });

  test('takes an answer back, and the question can be changed again', async () => {
    const { qna_id } = await ask();
    const change = { qna_id, qna_ttl_nm: 'Later', qna_content: 'Later still' };
    await reply(qna_id, 'No.');
    expect(await outcome('qnaUpdate', change, mina)).toMatchObject({ error: 'question_answered' });
    await reply(qna_id, '');
    const told: unknown[] = [];
    const unwatch = community.bus.watch([questionAnsweredV1.subject], ({ data }) => void told.push(data));
    await reply(qna_id, 'Yes after all.');
    await community.settle();
    expect(told).toEqual([]);
    unwatch();
    await reply(qna_id, '');
    expect(await outcome('qnaUpdate', change, mina)).toMatchObject({ status: 200 });
  });

  test('answers what it has read, and not what became of it meanwhile', async () => {
    const { qna_id } = await ask();
    const seen = (await stored(qna_id))?.version ?? 0;
    await community.inject('qnaUpdate', { qna_id, qna_ttl_nm: 'Another', qna_content: 'Matter' }, mina);
    expect(await reply(qna_id, 'Yes.', seen)).toMatchObject({ status: 409, error: 'version_conflict' });
    expect((await stored(qna_id))?.answered_at).toBeNull();
  });

  test('answers nothing that is gone, and is for its role alone', async () => {
    const { qna_id } = await ask();
    await community.inject('qnaDelete', { qna_id }, mina);
    expect(await reply(qna_id, 'Too late')).toMatchObject({ error: 'question_not_found' });
    expect(await outcome('adminQuestions', {}, mina)).toMatchObject({ status: 403 });
  });
});

describe('templates of answers', () => {
  const desk = { as: 'MEM99', role: 'community' } as const;
  const texts = (said: string) => ({ CHN: said, KOR: said, ENG: said, JPN: said, VTN: said });
  const save = async (info: object) =>
    (
      await community.inject(
        'answerTemplateSave',
        { name: 'Thanks', texts: texts('Thank you.'), version: 0, ...info },
        desk,
      )
    ).body;
  const all = async () => (await community.inject('answerTemplates', {}, desk)).body;

  test('are made, changed as they were read, and deleted; the log has who and what', async () => {
    const made = await save({});
    const { template_id, version } = made;
    expect(await all()).toEqual([made]);
    const changed = await save({
      template_id,
      version,
      texts: { ...texts('Thank you.'), ENG: 'Thanks a lot.' },
    });
    expect(await save({ template_id, version })).toMatchObject({ error: 'version_conflict' });
    const remove = async (of: number) =>
      (await community.inject('answerTemplateDelete', { template_id, version: of }, desk)).body;
    expect(await remove(version)).toMatchObject({ error: 'version_conflict' });
    for (let twice = 0; twice < 2; twice += 1) expect((await remove(changed.version)).msg).toBe('success');
    expect(await all()).toEqual([]);
    expect(await save({ template_id, version: 3 })).toMatchObject({ error: 'template_not_found' });
    await community.settle();
    const asked = { kind: 'template', id: template_id };
    const log = (await community.inject('communityAudit', asked, desk)).body;
    expect(log.map(({ action, changes }) => [action, changes.length]).toSorted()).toEqual([
      ['answer-template-changed', 1],
      ['answer-template-changed', 6],
      ['answer-template-deleted', 1],
    ]);
  });

  test('have a name and every language', async () => {
    expect(await save({ name: ' ' })).toMatchObject({ error: 'template_name_input', field: 'name' });
    expect(await save({ texts: { ...texts('Thank you.'), JPN: ' ' } })).toMatchObject({
      error: 'template_text_input',
      field: 'texts.JPN',
    });
    expect(await save({ texts: { ENG: 'Thank you.' } })).toMatchObject({ error: 'template_text_input' });
  });

  test('are fifty at most', async () => {
    for (let n = (await all()).length; n < 50; n += 1) await save({ name: `Template ${n}` });
    expect(await save({})).toMatchObject({ error: 'templates_most' });
  });
});
