import { limitsWith } from '@narae/service-kit';
import { termsVersion } from '@narae/contracts/terms-version';
import { memberRegisteredV1, type EventEnvelope } from '@narae/events';
import { mina, startSite, type Site } from './support/site.ts';

const inEffect = { terms_version: termsVersion, policy_version: termsVersion, marketing: false };
let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

it('creates a member with its own identifier and publishes an event without personal data', async () => {
  const heard: EventEnvelope[] = [];
  site.bus.watch([memberRegisteredV1.subject], (event) => heard.push(event));
  const browser = site.browser();
  const form = { ...mina, mem_email: '  Mina@Narae.Example ', company_type: 'narae' };
  expect(await browser.call('join', form)).toMatchObject({ status: 200, body: { msg: 'success' } });
  await site.settle();
  const [member] = await site.members.find().lean();
  expect(member).toMatchObject({
    mem_id: 'MEM0000000001',
    mem_email: 'mina@narae.example',
    use_yn: 'Y',
    admin_yn: 'N',
  });
  expect(member?.mem_pwd).toMatch(/^\$argon2id\$/);
  expect(heard.map((event) => event.data)).toEqual([{ mem_id: 'MEM0000000001', company_type: 'narae' }]);
});

it('stores what somebody agreed to, with the versions and the time; an old client asks for nothing', async () => {
  const consent = inEffect;
  await site.browser().call('join', { ...mina, consent });
  await site.browser().call('join', { ...mina, mem_email: 'old@narae.example' });
  const [member, old] = await site.members.find().sort({ mem_id: 1 }).lean();
  expect(member?.consent).toEqual({ ...consent, at: member?.reg_date });
  expect(old).not.toHaveProperty('consent');
});

it.each(['terms_version', 'policy_version'])('takes no other %s than the one in effect', async (version) => {
  const consent = { ...inEffect, [version]: '2026-10-01' };
  const { status, body } = await site.browser().call('join', { ...mina, consent });
  expect([status, body.error, body.field]).toEqual([409, 'join_terms_changed', `consent.${version}`]);
  expect(await site.members.countDocuments()).toBe(0);
});

it('lets one of many joins with the same address at once through', async () => {
  const browser = site.browser();
  const answers = await Promise.all(Array.from({ length: 5 }, () => browser.call('join', mina)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: 'common_join_duplication',
    field: 'mem_email',
  });
  expect(await site.members.countDocuments()).toBe(1);
});

it.each(['join', 'signUp'] as const)(
  '%s answers a repeat under the same key as it did first',
  async (name) => {
    const join = (info: Record<string, unknown>, key = 'the-same-key') =>
      site.browser().call(name, info, { headers: { 'idempotency-key': key } });
    const first = await join(mina);
    const again = await join(mina);
    expect([first, again].map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([200, { msg: 'success' }]),
    );
    const other = await join({ ...mina, mem_email: 'other@narae.example' });
    expect([other.status, other.body.error]).toEqual([409, 'idempotency_conflict']);
    expect((await join(mina, 'another-key')).body.error).toBe('common_join_duplication');
    expect(await site.members.countDocuments()).toBe(1);
  },
);

it('checks for duplicates under all three paths', async () => {
  const browser = site.browser();
  const { mem_email } = mina;
  expect((await browser.call('memChkJoin', { mem_email })).body.msg).toBe('success');
  expect((await browser.call('loginChk', { mem_email })).body).toEqual([]);
  await browser.call('signUp', mina);
  expect((await browser.call('memChkJoin', { mem_email: mem_email.toUpperCase() })).body.msg).toBe(
    'duplication',
  );
  expect((await browser.call('loginChk', { mem_email })).body).toEqual([{ mem_email }]);
});

it.each([
  [{ mem_nm: ' ' }, 'login_name_input', 'mem_nm'],
  [{ mem_nm: '<b>Mina</b>' }, 'name_characters', 'mem_nm'],
  [{ mem_password: 'narae1  ' }, 'common_login_password_validation', 'mem_password'],
  [{ mem_tel: '' }, 'login_tel_input', 'mem_tel'],
  [{ mem_tel: '010-1234' }, 'common_tel_number', 'mem_tel'],
  [{ mem_email: '' }, 'login_email_input', 'mem_email'],
  [{ mem_email: 'mina@' }, 'login_email_validation', 'mem_email'],
  [{ mem_email: '<mina@narae.example>' }, 'login_email_validation', 'mem_email'],
  [{ mem_email: '"<script>"@narae.example' }, 'login_email_validation', 'mem_email'],
  [{ mem_email: { $ne: null } }, 'invalid_value', 'mem_email'],
  [{ mem_password: '' }, 'login_password_input', 'mem_password'],
  [{ mem_password: undefined }, 'login_password_input', 'mem_password'],
  [{ mem_password: null }, 'login_password_input', 'mem_password'],
  [{ mem_email: undefined }, 'login_email_input', 'mem_email'],
  [{ mem_password: 'Short1' }, 'common_login_password_validation', 'mem_password'],
  [{ mem_password: 'ALLUPPER1' }, 'common_login_password_validation', 'mem_password'],
  [{ mem_password: 'nodigitshere' }, 'common_login_password_validation', 'mem_password'],
  [{ mem_password: `a1${'x'.repeat(24)}` }, 'common_login_password_validation', 'mem_password'],
  [{ role: 'owner' }, 'unknown_field', 'role'],
  [{ mem_password: ' Qwerty123 ' }, 'common_password', 'mem_password'],
  [{ mem_password: 'K-Pop!Narae2026' }, 'common_password', 'mem_password'],
])('rejects %j', async (wrong, error, field) => {
  const { status, body } = await site.browser().call('join', { ...mina, ...wrong });
  expect([status, body.error, body.field]).toEqual([400, error, field]);
  expect(await site.members.countDocuments()).toBe(0);
});

it.each(['join', 'signUp'] as const)(
  '%s takes the whole record of a member and believes nothing that the server decides',
  async (name) => {
    const record = {
      ...{ mem_id: 'MEM0000000009', mem_pwd: 'a'.repeat(64), reg_date: '2020-01-01', mem_nick: 'Narae' },
      ...{
        mem_profile_path: '/x.jpg',
        mem_sns_id: '1',
        mem_token: 'x',
        sns_type: 'kakao',
        ip: '203.0.113.9',
      },
      ...{ os_tp: 'iOS', use_yn: 'N', admin_yn: 'Y' },
    };
    expect(await site.browser().call(name, { ...mina, ...record })).toMatchObject({ status: 200 });
    const [stored] = await site.members.find().lean<Record<string, unknown>[]>();
    expect(stored).toMatchObject({ mem_email: mina.mem_email, admin_yn: 'N', use_yn: 'Y' });
    expect(stored).not.toMatchObject({ mem_id: record.mem_id });
    for (const field of ['mem_pwd', 'mem_nick', 'mem_profile_path', 'ip', 'sns_type', 'mem_token'] as const)
      expect([field, stored?.[field]]).not.toEqual([field, record[field]]);
  },
);

it('answers errors in the caller’s language', async () => {
  const wrong = { ...mina, mem_password: 'short' };
  const chinese = await site.browser().call('join', wrong, { lanTp: 'CHN' });
  const japanese = await site.browser().call('join', wrong, { lanTp: 'JPN' });
  expect(chinese.body.message).toMatch(/小写字母/);
  expect(japanese.body.message).toMatch(/[ぁ-ん]/);
});

it('limits joins from one network address', async () => {
  await site.close();
  site = await startSite({ config: { limits: limitsWith({ 'join-ip': { amount: 2 } }) } });
  const join = (index: number, ip: string) =>
    site.browser(ip).call('join', { ...mina, mem_email: `m${index}@narae.example` });
  await join(1, '203.0.113.1');
  await join(2, '203.0.113.1');
  const third = await join(3, '203.0.113.1');
  expect([third.status, third.body.error]).toEqual([429, 'rate_limited']);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect((await join(4, '203.0.113.2')).status).toBe(200);
});
