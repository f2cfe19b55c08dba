import { createServer } from 'node:net';
import { once } from 'node:events';
import { createMailer } from '../src/index.ts';
import { log } from './support/kit.ts';

/** Takes one mail by SMTP and answers what it was sent. */
async function mailServer(): Promise<{ url: string; received: Promise<string>; close: () => void }> {
  let taken = (_mail: string): void => undefined;
  const received = new Promise<string>((resolve) => {
    taken = resolve;
  });
  const server = createServer((socket) => {
    let mail: string | undefined;
    socket.setEncoding('utf8').write('220 test\r\n');
    socket.on('data', (text: string) => {
      if (mail !== undefined) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        taken(mail);
        mail = undefined;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(text)) {
        mail = '';
        socket.write('354 go on\r\n');
      } else {
        socket.write(/^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => void server.close() };
}

const mail = {
  kind: 'test',
  to: 'fan@example.com',
  subject: '예약이 완료되었습니다',
  text: '감사합니다',
  lan_tp: 'KOR',
} as const;

test('a mail goes out in its language', async () => {
  const server = await mailServer();
  await createMailer(server.url, { log }).send(mail);
  const sent = await server.received;
  expect(sent).toContain('To: fan@example.com');
  expect(sent).toMatch(/^Content-Language: ko\r$/m);
  expect(sent).toContain(Buffer.from('감사합니다').toString('base64'));
  server.close();
});

test('a mail that can be stopped says how in its head, for one press (RFC 8058), and no other does', async () => {
  const stop = {
    page: 'https://narae.example/stopMails#x',
    oneClick: 'https://narae.example/auth/mailStop/x/KOR',
  };
  const [stoppable, necessary] = [await mailServer(), await mailServer()];
  await createMailer(stoppable.url, { log }).send({ ...mail, stop });
  await createMailer(necessary.url, { log }).send(mail);
  const sent = await stoppable.received;
  expect(sent).toMatch(/^List-Unsubscribe: <https:\/\/narae\.example\/auth\/mailStop\/x\/KOR>\r$/m);
  expect(sent).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(await necessary.received).not.toContain('List-Unsubscribe');
  stoppable.close();
  necessary.close();
});

test('pictures a mail shows lie in it', async () => {
  const server = await mailServer();
  const content = Buffer.from('a picture');
  await createMailer(server.url, { log }).send({
    ...mail,
    html: '<img src="cid:code@narae" alt="">',
    pictures: [{ cid: 'code@narae', filename: 'code.png', content }],
  });
  const sent = await server.received;
  expect(sent).toMatch(/^Content-Id: <code@narae>\r$/im);
  expect(sent).toMatch(/^Content-Disposition: inline/im);
  expect(sent).toContain(content.toString('base64'));
  server.close();
});

test('the logo a mail shows goes out with it', async () => {
  const server = await mailServer();
  await createMailer(server.url, { log }).send({ ...mail, html: '<img src="cid:logo@narae" alt="">' });
  const sent = await server.received;
  expect(sent).toMatch(/^Content-Id: <logo@narae>\r$/im);
  expect(sent).toMatch(/^Content-Type: image\/png/im);
  expect(sent).toMatch(/^Content-Disposition: inline/im);
  server.close();
});

test('a calendar file goes out as mail programs look for it, and as a file', async () => {
  const server = await mailServer();
  const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  const calendar = { method: 'REQUEST', filename: 'narae-ORDER1.ics', content };
  await createMailer(server.url, { log }).send({ ...mail, html: '<p>감사합니다</p>', calendar });
  const sent = await server.received;
  expect(sent).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/im);
  expect(sent).toMatch(/^Content-Disposition: attachment; filename=narae-ORDER1\.ics\r$/im);
  server.close();
});

test('a mail server that is away is an error the consumer can try again', async () => {
  await expect(createMailer('smtp://127.0.0.1:9', { log }).send(mail)).rejects.toThrow('ECONNREFUSED');
});

test('without a mail server a mail is no error', async () => {
  await expect(createMailer(undefined, { log }).send(mail)).resolves.toBeUndefined();
});
