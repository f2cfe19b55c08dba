import sharp from 'sharp';
import { credentials, mina, startSite, type Browser, type Site } from './support/site.ts';

let site: Site;
let here: Browser;
beforeEach(async () => {
  site = await startSite();
  here = site.browser('203.0.113.77');
  await here.call('join', mina);
  await here.call('loginCallback', credentials);
});
afterEach(() => site.close());

const form = {
  mem_nm: 'Mina Hart',
  mem_nick: 'Minnie',
  mem_tel: '821098765432',
  mail_lan_tp: 'KOR',
  profile_version: 0,
};

it('a profile is changed as a whole, which the log says', async () => {
  const { body } = await here.call('profileChange', form);
  expect(body.user).toMatchObject({ mem_nick: 'Minnie' });
  expect((await here.call('myProfile')).body).toMatchObject({
    ...form,
    profile_version: 1,
    has_password: true,
  });
  await site.settle();
  const kinds = (await here.call('myActivity')).body.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['profile_changed', 'tel_changed']));
});

it('of two changes of one profile the second is told, and loses nothing of the first', async () => {
  const answers = await Promise.all([
    here.call('profileChange', form),
    here.call('profileChange', { ...form, mem_nick: 'Other' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error).toBe('version_conflict');
  expect((await here.call('myProfile')).body.profile_version).toBe(1);
});

it.each([
  ['an empty nickname', { mem_nick: ' ' }, 'profile_nick_input'],
  ['the shop’s name', { mem_nick: 'Nаrae Official' }, 'profile_nick_shop'],
  ['one of 31 characters', { mem_nick: 'x'.repeat(31) }, 'invalid_value'],
  ['one with marks that turn writing around', { mem_nick: 'a\u202eb' }, 'invalid_value'],
  ['an empty name', { mem_nm: '' }, 'login_name_input'],
  ['a telephone of letters', { mem_tel: 'call me' }, 'common_tel_number'],
])('%s is rejected', async (_what, given, error) => {
  const answer = await here.call('profileChange', { ...form, ...given });
  expect([answer.status, answer.body.error]).toEqual([400, error]);
});

describe('another telephone number', () => {
  const later = () => site.sessions.updateMany({}, { $set: { proved_at: null } });
  const joinedTel = { ...form, mem_tel: mina.mem_tel };

  it('needs who one is, which the rest of a profile does not, and is mailed', async () => {
    await site.members.updateOne({}, { $set: { email_confirmed_at: new Date() } });
    await later();
    expect((await here.call('profileChange', joinedTel)).status).toBe(200);
    const changed = { ...form, profile_version: 1 };
    expect((await here.call('profileChange', changed)).body.error).toBe('prove_again');
    const wrong = await here.call('profileChange', { ...changed, mem_password: 'not this 1' });
    expect(wrong.body.error).toBe('password_wrong');
    expect((await here.call('myProfile')).body.mem_tel).toBe(mina.mem_tel);
    site.mails.all.length = 0;
    const right = await here.call('profileChange', { ...changed, mem_password: mina.mem_password });
    expect(right.status).toBe(200);
    await site.settle();
    expect(site.mails.all.map(({ subject }) => subject)).toEqual(['[나래] 전화번호가 변경되었습니다']);
    const kinds = (await here.call('myActivity')).body.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'tel_changed')).toHaveLength(1);
  });

  it('is not taken away, but missing where it always was', async () => {
    const none = { ...form, mem_tel: '' };
    const answer = await here.call('profileChange', none);
    expect([answer.body.error, answer.body.field]).toEqual(['login_tel_input', 'mem_tel']);
    await site.members.updateOne({}, { $set: { mem_tel: '' } });
    await later();
    expect((await here.call('profileChange', none)).status).toBe(200);
  });
});

it('is nobody’s who is not signed in', async () => {
  expect((await site.browser().call('myProfile')).status).toBe(401);
});

describe('a picture', () => {
  const drawn = (background: string) =>
    sharp({ create: { width: 600, height: 300, channels: 3, background } })
      .withExif({ IFD0: { Copyright: 'Mina was here' } })
      .jpeg()
      .toBuffer();
  const send = async (browser: Browser, background = 'red') =>
    browser.upload('/upload/profile', new Uint8Array(await drawn(background)));
  const pathOf = async () => (await here.call('myProfile')).body.mem_profile_path;

  it('is kept as squares without what the camera wrote, and served for good to whoever knows its address', async () => {
    const answer = await send(here);
    expect(answer.statusCode).toBe(200);
    const path = await pathOf();
    expect(path).toMatch(/^\/memberPictures\/[\w-]{22}-256\.webp$/);
    for (const side of [256, 64]) {
      const file = await site.browser().open(path.replace('-256', `-${side}`));
      expect(file.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const meta = await sharp(file.rawPayload).metadata();
      expect([meta.width, meta.height, meta.exif]).toEqual([side, side, undefined]);
    }
  });

  it('gives way to the next one, also where two come at once', async () => {
    await send(here);
    await Promise.all([send(here, 'blue'), send(here, 'green')]);
    expect(await site.pictures.countDocuments()).toBe(1);
    expect((await site.browser().open(await pathOf())).statusCode).toBe(200);
  });

  it('is gone once it is removed', async () => {
    await send(here);
    const path = await pathOf();
    await here.call('profilePictureDelete');
    await here.call('profilePictureDelete');
    expect(await pathOf()).toBe('');
    expect(await site.pictures.countDocuments()).toBe(0);
    expect((await site.browser().open(path)).statusCode).toBe(404);
  });

  it('is erased when its member leaves', async () => {
    await send(here);
    const { mem_id = '' } = (await site.members.findOne().lean()) ?? {};
    expect((await here.call('memberDelete', { mem_id })).status).toBe(200);
    await site.settle();
    expect(await site.pictures.countDocuments()).toBe(0);
  });

  it.each([
    '/memberPictures/x',
    '/memberPictures/..%2F..%2Fsecret',
    `/memberPictures/${'A'.repeat(22)}-64.webp`,
  ])('at %s does not exist', async (address) => expect((await here.open(address)).statusCode).toBe(404));

  it('is a picture, and a signed-in member’s', async () => {
    const text = await here.upload('/upload/profile', new TextEncoder().encode('<svg>not a picture</svg>'));
    expect([text.statusCode, text.json().error]).toEqual([415, 'img_accept_fail']);
    expect((await send(site.browser())).statusCode).toBe(401);
    expect(await site.pictures.countDocuments()).toBe(0);
  });
});
