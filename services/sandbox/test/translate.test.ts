import { sandboxDefaults } from '../src/app.ts';
import { startTestSandbox, type TestSandbox } from './support.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const translate = (body: object): Promise<Response> =>
  fetch(`${sandbox.origin}/translate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      q: '안내',
      source: 'ko',
      target: 'vi',
      api_key: sandboxDefaults.translateKey,
      ...body,
    }),
  });

it('answers as a server of LibreTranslate does, in front of a text or behind the first tag of HTML', async () => {
  expect(await (await translate({})).json()).toEqual({ translatedText: '(Bản dịch máy) 안내' });
  const html = { q: '<p class="a">내용</p>', target: 'zh', format: 'html' };
  expect(await (await translate(html)).json()).toEqual({
    translatedText: '<p class="a">（机器翻译）내용</p>',
  });
});

it.each([
  ['a wrong key', { api_key: 'guessed' }, 403],
  ['a language it does not know', { target: 'xx' }, 400],
  ['no text', { q: '' }, 400],
])('rejects %s', async (_, body, status) => {
  const answer = await translate(body);
  expect([answer.status, await answer.json()]).toEqual([status, { error: expect.any(String) }]);
});
