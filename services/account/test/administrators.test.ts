import { runAdministratorsCommand } from '../src/desk/administrators/administrators-command.ts';
import { credentials, mina, startSite, type Site } from './support/site.ts';

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

it('tells administrators the names of administrators, and nobody else anything', async () => {
  const browser = site.browser();
  await browser.call('join', mina);
  await browser.call('loginCallback', credentials);
  expect(await browser.call('administrators')).toMatchObject({ status: 403, body: { error: 'admin_only' } });

  const { mem_id, mem_nm } = (await site.members.findOneAndUpdate({}, { admin_yn: 'Y' }).lean()) ?? {};
  await browser.call('loginCallback', credentials);
  await site.passSecondFactor(browser);
  expect((await browser.call('administrators')).body).toEqual([{ mem_id, mem_nm }]);
  expect((await site.browser().call('administrators')).body.error).toBe('login_required');
});

describe('the operator’s command', () => {
  const run = (...words: string[]) =>
    runAdministratorsCommand(site.store, words, () => 'http://shop.example');
  const confirm = () => site.members.updateOne({}, { $set: { email_confirmed_at: new Date() } });

  it('gives a role, which the next access token says, and lists who has one', async () => {
    const browser = site.browser();
    await browser.call('join', mina);
    await browser.call('loginCallback', credentials);
    expect(await run('list')).toBe('There are none.');
    await expect(run('give', mina.mem_email, 'booking')).rejects.toThrow('has not confirmed the mailbox');
    await confirm();
    expect(await run('give', mina.mem_email.toUpperCase(), 'booking')).toContain(
      'no role before, booking now',
    );
    await site.passSecondFactor(browser);
    expect((await browser.probe()).body.role).toBe('booking');
    expect(await run('list')).toBe(`MEM0000000001  booking  ${mina.mem_email}`);
  });

  it.each([
    ['takes a role', ['take', mina.mem_email], null],
    ['gives another role', ['give', mina.mem_email, 'gate'], 'gate'],
  ])('%s, and signs the member out everywhere', async (_, words, role) => {
    const browser = site.browser();
    await browser.call('join', mina);
    await confirm();
    await run('give', mina.mem_email, 'catalogue');
    await browser.call('loginCallback', credentials);
    await site.passSecondFactor(browser);
    expect((await browser.probe()).body.role).toBe('catalogue');

    await run(...words);
    await site.settle();
    expect((await browser.probe()).body.error).toBe('login_required');
    expect((await browser.call('refresh')).status).toBe(401);
    expect((await site.sessions.findOne().lean())?.revoke_reason).toBe('role_changed');
    await browser.call('loginCallback', credentials);
    await site.passSecondFactor(browser);
    expect((await browser.probe()).body.role).toBe(role);
  });

  it.each([
    ['an unknown role', ['give', mina.mem_email, 'root']],
    ['a role that is no person’s', ['give', mina.mem_email, 'any']],
    ['no command', []],
    ['more than it takes', ['take', mina.mem_email, 'booking']],
  ])('says how it is used after %s, and changes nothing', async (_, words) => {
    await site.browser().call('join', mina);
    await confirm();
    await expect(run(...words)).rejects.toThrow('Usage');
    expect((await site.members.findOne().lean())?.admin_yn).toBe('N');
  });

  it('makes an administrator who sets the password by the printed link', async () => {
    const said = await run('make', 'Bora@narae.example', 'booking', 'Bora', 'Kim');
    expect(said).toContain('bora@narae.example: booking.');
    const token = /#reset=([\w-]+)/.exec(said)?.[1] ?? '';
    const browser = site.browser();
    const bora = { mem_email: 'bora@narae.example', mem_password: 'haneul5678' };
    expect((await browser.call('loginCallback', bora)).status).toBe(401);
    expect((await browser.call('passwordReset', { token, mem_password: bora.mem_password })).status).toBe(
      200,
    );
    expect((await browser.call('loginCallback', bora)).body.user).toMatchObject({
      mem_nm: 'Bora Kim',
      admin_role: 'booking',
      email_confirmed: true,
    });
    await site.settle();
    expect(site.mails.all.map(({ subject }) => subject)).not.toContain(
      '[Narae] Please confirm your email address',
    );
    await expect(run('make', bora.mem_email, 'booking', 'Bora Kim')).rejects.toThrow('is a member already');
  });

  it('prints a new link as long as there is no password, and needs a name and an address', async () => {
    const first = await run('make', 'bora@narae.example', 'gate', 'Bora');
    const second = await run('make', 'bora@narae.example', 'gate');
    expect(second).toContain('#reset=');
    expect(second).not.toContain(first.split('#reset=')[1]);
    expect(await site.members.countDocuments()).toBe(1);
    await expect(run('make', 'gyu@narae.example', 'gate')).rejects.toThrow('A name is needed');
    await expect(run('make', 'gyu', 'gate', 'Gyu')).rejects.toThrow('is no e-mail address');
  });

  it('leaves the shop an owner', async () => {
    await site.browser().call('join', mina);
    await confirm();
    await run('give', mina.mem_email, 'owner');
    await expect(run('take', mina.mem_email)).rejects.toThrow('The shop needs an owner');
    expect(await run('list')).toContain('owner');
    await run('make', 'bora@narae.example', 'owner', 'Bora');
    expect(await run('take', mina.mem_email)).toContain('owner before, none now');
  });

  it('knows no stranger', async () => {
    await expect(run('take', 'nobody@narae.example')).rejects.toThrow('No member has the address');
  });
});
