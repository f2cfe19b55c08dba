import { usualLimits } from '@narae/service-kit';
import { LAN_TPS } from '@narae/contracts/languages';
import { credentials, handClock, mina, startSite, type Browser, type Site } from './support/site.ts';

const hour = 3_600_000;
let site: Site;
let time: ReturnType<typeof handClock>;
let browser: Browser;
beforeEach(async () => {
  time = handClock();
  site = await startSite({ clock: time.clock });
  browser = site.browser();
});
afterEach(() => site.close());

const join = async (more: Partial<typeof mina> = {}, lanTp: (typeof LAN_TPS)[number] = 'ENG') => {
  expect((await browser.call('join', { ...mina, ...more }, { lanTp })).status).toBe(200);
  await site.settle();
};
const tokenOf = (mail = site.mails.all.at(-1)) => /#confirm=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
const confirm = async (token = tokenOf()) => browser.call('confirmEmail', { token });
const isConfirmed = async () => Boolean((await site.members.findOne().lean())?.email_confirmed_at);

describe('joining', () => {
  it.each(LAN_TPS)('mails a link that confirms the mailbox, in %s', async (lanTp) => {
    await join({}, lanTp);
    expect(site.mails.all).toEqual([expect.objectContaining({ to: mina.mem_email, lan_tp: lanTp })]);
    expect(site.mails.all[0]?.text).toContain(`http://shop.example/confirmEmail?lan_tp=${lanTp}#confirm=`);
    expect(JSON.stringify(site.mails.all)).not.toContain(mina.mem_nm);
  });

  it('stores of the link only a hash', async () => {
    await join();
    expect(JSON.stringify(await site.mailedLinks.find().lean())).not.toContain(tokenOf());
  });

  it('needs no confirmed mailbox to sign in', async () => {
    await join();
    expect((await browser.call('loginCallback', credentials)).body.user?.email_confirmed).toBe(false);
  });
});

describe('a confirming link', () => {
  beforeEach(() => join());

  it('confirms once, and the next access token says so', async () => {
    await browser.call('loginCallback', credentials);
    expect((await confirm()).body).toEqual({ msg: 'success' });
    expect((await browser.call('session')).body.user?.email_confirmed).toBe(true);
    await browser.call('refresh');
    expect((await browser.probe()).body.emailConfirmed).toBe(true);
    const again = await confirm();
    expect([again.status, again.body.error]).toEqual([400, 'confirm_link_expired']);
  });

  it('is worth nothing after a day, or made up', async () => {
    expect((await confirm('A'.repeat(43))).body.error).toBe('confirm_link_expired');
    time.pass(24 * hour);
    expect((await confirm()).body.error).toBe('confirm_link_expired');
    expect(await isConfirmed()).toBe(false);
  });

  it('sets no password, and a link for a password confirms nothing but with the password', async () => {
    const token = tokenOf();
    const reset = await browser.call('passwordReset', { token, mem_password: 'fresh5678' });
    expect(reset.body.error).toBe('reset_link_expired');
    const { mem_nm, mem_tel, mem_email } = mina;
    await browser.call('findChk', { mem_nm, mem_tel, mem_email, type: 'passwordchk' });
    await site.settle();
    const password = /#reset=([\w-]+)/.exec(site.mails.all.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await confirm(password)).body.error).toBe('confirm_link_expired');
    expect(await isConfirmed()).toBe(false);
    await browser.call('passwordReset', { token: password, mem_password: 'fresh5678' });
    expect(await isConfirmed()).toBe(true);
  });

  it('cannot be guessed without end', async () => {
    for (let tried = 0; tried < usualLimits['link-ip'].perWindow; tried += 1) await confirm('A'.repeat(43));
    const more = await confirm();
    expect([more.status, more.body.error]).toEqual([429, 'rate_limited']);
  });
});

describe('asking for the link again', () => {
  it('is for members only', async () => {
    expect((await browser.call('sendConfirmation')).body.error).toBe('login_required');
  });

  it('mails a link to the mailbox of the member, in the language of the page, and no more than some an hour', async () => {
    await join();
    await browser.call('loginCallback', credentials);
    const { body } = await browser.call('sendConfirmation', {}, { lanTp: 'JPN' });
    expect(body).toEqual({ msg: 'success', resdata: 'm***@narae.example' });
    await site.settle();
    expect(site.mails.all.at(-1)).toMatchObject({ to: mina.mem_email, lan_tp: 'JPN' });
    for (let sent = 1; sent < usualLimits['mails'].perWindow; sent += 1)
      expect((await browser.call('sendConfirmation')).status).toBe(200);
    expect((await browser.call('sendConfirmation')).body.error).toBe('rate_limited');
    await site.settle();
    expect((await confirm()).status).toBe(200);
  });

  it('sends nothing where the mailbox is confirmed', async () => {
    await join();
    await browser.call('loginCallback', credentials);
    await confirm();
    expect((await browser.call('sendConfirmation')).body).toEqual({ msg: 'success', resdata: '' });
    await site.settle();
    expect(site.mails.all).toHaveLength(1);
  });
});

describe('help with signing in, where strangers’ addresses were joined with', () => {
  const { mem_nm, mem_tel } = mina;
  const find = async () => {
    const answer = await browser.call('findChk', { mem_nm, mem_tel, type: 'idchk' });
    await site.settle();
    return answer;
  };
  const joinMany = async (count: number) => {
    for (let index = 0; index < count; index += 1) await join({ mem_email: `victim${index}@narae.example` });
    await site.settle();
    site.mails.all.length = 0;
  };

  it('reaches one mailbox where none is confirmed', async () => {
    await joinMany(5);
    expect((await find()).body.resdata).toBe('vi***@narae.example');
    expect(site.mails.all.map(({ to }) => to)).toEqual(['victim0@narae.example']);
  });

  it('reaches confirmed mailboxes alone, and not more than three', async () => {
    await joinMany(6);
    await site.members.updateOne(
      { mem_email: 'victim4@narae.example' },
      { $set: { email_confirmed_at: time.clock() } },
    );
    await find();
    expect(site.mails.all.map(({ to }) => to)).toEqual(['victim4@narae.example']);
    await site.members.updateMany({}, { $set: { email_confirmed_at: time.clock() } });
    site.mails.all.length = 0;
    await find();
    expect(site.mails.all).toHaveLength(3);
  });

  it('reaches so many an hour for one caller', async () => {
    await joinMany(3);
    await site.members.updateMany({}, { $set: { email_confirmed_at: time.clock() } });
    for (let asked = 0; asked < usualLimits['recipients'].perWindow / 3; asked += 1)
      expect((await find()).status).toBe(200);
    expect((await find()).body.error).toBe('rate_limited');
    expect(site.mails.all).toHaveLength(usualLimits['recipients'].perWindow);
  });
});
