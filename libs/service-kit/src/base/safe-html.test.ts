import { permittedHtml } from '@narae/contracts/permitted-html';
import { safeHtml } from './safe-html.ts';

it.each(Object.keys(permittedHtml))('keeps %s', (tag) => {
  const html = tag === 'br' ? 'a<br />b' : tag === 'a' ? '<a href="/kpopInfo">a</a>' : `<${tag}>a</${tag}>`;
  expect(safeHtml(html)).toBe(html);
});

it.each([
  ['a script with what it says', '<p>a<script>x()</script></p>', '<p>a</p>'],
  ['attributes', '<p class="x" style="color:red" onclick="x()">a</p>', '<p>a</p>'],
  ['tags that are not permitted, and keeps their text', '<h1>a</h1><table><td>b</td></table>', 'ab'],
  ['pictures and frames', '<img src="https://a.kr/x.png"><iframe src="https://a.kr"></iframe>', ''],
  ['a link that runs code', '<a href="java\tscript:x()">a</a>', 'a'],
  ['a link without encryption', '<a href="http://a.kr">a</a>', 'a'],
  ...['\t', '\n', '\r', '&#9;', '&Tab;'].map((sign) => [
    `a link to another site whose path has ${JSON.stringify(sign)}`,
    `<a href="/${sign}/a.kr">a</a><a href="${sign}//a.kr">b</a><a href="/${sign}\\a.kr">c</a>`,
    'abc',
  ]),
  ['a link to another site by its path', '<a href="//a.kr">a</a><a href="/\\a.kr">b</a>', 'ab'],
])('drops %s', (_, html, stored) => {
  expect(safeHtml(html)).toBe(stored);
});

it.each(['https://a.kr/x?y=1', 'mailto:desk@a.kr', 'tel:+8221234567', '/productDetail?prod_id=P000001'])(
  'keeps a link to %s',
  (address) => {
    expect(safeHtml(`<a href="${address}" target="_blank">a</a>`)).toBe(`<a href="${address}">a</a>`);
  },
);

it('reads the tags of word processors as what they mean', () => {
  expect(safeHtml('<b>a</b> <i>b</i>')).toBe('<strong>a</strong> <em>b</em>');
});
