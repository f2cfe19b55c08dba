import { createMailer, createLogger } from '@narae/service-kit';
import { startTestSandbox, type TestSandbox } from './support.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

interface Listed {
  mail_id: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

const listed = async (to: string): Promise<Listed[]> =>
  (await fetch(`${sandbox.origin}/mailbox.json?to=${encodeURIComponent(to)}`)).json() as Promise<Listed[]>;

const send = async (to: string, html?: string): Promise<void> => {
  const mailer = createMailer(sandbox.smtpUrl, { log: createLogger('test', 'silent') });
  await mailer.send({
    kind: 'test',
    to,
    subject: '결제가 완료되었습니다 · 付款成功',
    text: '감사합니다',
    lan_tp: 'KOR',
    ...(html ? { html } : {}),
  });
};

describe('the mailbox', () => {
  it('keeps what the shop sends, in any script, found by its reader', async () => {
    await send('nara@example.com', '<p>감사합니다</p>');
    await send('minh@example.com');
    const [mail, ...others] = await listed('nara@example.com');
    expect(others).toHaveLength(0);
    expect(mail).toMatchObject({
      to: ['nara@example.com'],
      subject: '결제가 완료되었습니다 · 付款成功',
      html: '<p>감사합니다</p>',
    });
    const page = await (await fetch(`${sandbox.origin}/mailbox?lan=VTN`)).text();
    expect(page).toContain('Hộp thư');
    expect(page).toContain('minh@example.com');
  });

  it('shows the pictures that come with a mail', async () => {
    await send('logo@example.com', '<img src="cid:logo@narae" alt="">');
    const [mail] = await listed('logo@example.com');
    expect(mail?.html).toMatch(/^<img src="data:image\/png;base64,iVBOR[\w+/=]+" alt="">\s*$/);
  });

  it('shows a mail’s HTML where it can neither run nor fetch anything', async () => {
    await send('eve@example.com', '<script>alert(1)</script><img src="https://tracker.example/x">');
    const [mail] = await listed('eve@example.com');
    const page = await fetch(`${sandbox.origin}/mailbox/${mail?.mail_id}`);
    expect(await page.text()).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const shown = await fetch(`${sandbox.origin}/mailbox/${mail?.mail_id}/html`);
    const policy = shown.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/^sandbox (?!.*allow-(scripts|same-origin))/);
  });

  it('gives out the files that come with a mail, to be saved and nothing else', async () => {
    const mailer = createMailer(sandbox.smtpUrl, { log: createLogger('test', 'silent') });
    const content = 'BEGIN:VCALENDAR\nSUMMARY:서울\nEND:VCALENDAR\n';
    const calendar = { method: 'REQUEST', filename: 'narae-ORDER1.ics', content };
    const html = '<img src="cid:logo@narae" alt="">';
    const sent = { kind: 'test', to: 'cal@example.com', subject: 'x', text: 'x', lan_tp: 'KOR' } as const;
    await mailer.send({ ...sent, html, calendar });
    const [mail] = await listed('cal@example.com');
    const page = await (await fetch(`${sandbox.origin}/mailbox/${mail?.mail_id}?lan=KOR`)).text();
    expect(page).toContain('첨부 파일');
    expect(page.match(/<a href="[^"]*" download="[^"]*">/g)).toHaveLength(1);
    const file = await fetch(`${sandbox.origin}/mailbox/${mail?.mail_id}/files/0`);
    expect(file.headers.get('content-disposition')).toBe('attachment');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await file.text()).toBe(content);
    expect((await fetch(`${sandbox.origin}/mailbox/${mail?.mail_id}/files/1`)).status).toBe(404);
  });

  it('knows no other mails', async () => {
    expect((await fetch(`${sandbox.origin}/mailbox/none`)).status).toBe(404);
    expect((await fetch(`${sandbox.origin}/mailbox/none/html`)).status).toBe(404);
  });

  it('does not take an operator for an address', async () => {
    expect(await (await fetch(`${sandbox.origin}/mailbox.json?to[$ne]=x`)).json()).toHaveLength(5);
  });
});
