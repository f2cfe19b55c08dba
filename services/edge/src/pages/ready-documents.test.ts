import { createDocumentTemplate, type ServerPage } from '@narae/ssr/server';
import { createFillPage, readyDocument } from './ready-documents.ts';

const template = (body: string) =>
  createDocumentTemplate(
    `<!doctype html><html lang="en"><head><title>Narae</title></head><body><div id="root"></div>${body}</body></html>`,
  );
const page = (html: string): ServerPage => ({ html, head: '', data: '{}', styles: [], scripts: [] });
const head = (title: string) => ({ lang: 'ko', title: `<title>${title}</title>`, ownDescription: false });

test('a page is put into its document once, as long as page and head stay the same', () => {
  const [fill, shell, home] = [createFillPage(), template(''), page('<main>Home</main>')];
  const first = fill(shell, head('Narae'), home);
  expect(first.html).toContain('<main>Home</main>');
  expect(first.html).toContain('<html lang="ko">');
  expect(first).toEqual(readyDocument(first.html));
  expect(fill(shell, head('Narae'), home)).toBe(first);
});

test.each([
  ['head', template(''), head('Tours'), '<title>Tours</title>'],
  ['language', template(''), { ...head('Narae'), lang: 'ja' }, '<html lang="ja">'],
  ['release of the shell', template('<footer>New</footer>'), head('Narae'), '<footer>New</footer>'],
])('another %s makes another document', (_what, otherShell, otherHead, expected) => {
  const [fill, home] = [createFillPage(), page('<main>Home</main>')];
  const first = fill(template(''), head('Narae'), home);
  const other = fill(otherShell, otherHead, home);
  expect(other.html).toContain(expected);
  expect(other.hash).not.toBe(first.hash);
});

test('another page makes another document under the same head', () => {
  const [fill, shell] = [createFillPage(), template('')];
  fill(shell, head('Narae'), page('<main>Home</main>'));
  expect(fill(shell, head('Narae'), page('<main>Sold out</main>')).html).toContain('Sold out');
});
