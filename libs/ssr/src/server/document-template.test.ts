import { createDocumentTemplate } from './document-template.ts';

const html = `<!doctype html><html lang="en"><head>
    <title>Narae</title>
    <meta
      content="a > b"
      name="description" /><script src="/main.js"></script></head>
  <body><div id="root"><div class="boot"><div></div></div></div>
    <noscript><p id="other">needs</p></noscript></body></html>`;

test('fills the places of a document and leaves the rest as it is', () => {
  const filled = createDocumentTemplate(html).fill({
    lang: 'ko',
    title: '<title>$& $1</title>',
    ownDescription: true,
    head: '<style>a</style>',
    root: '<h1>$&</h1>',
    afterRoot: '<script></script>',
  });
  expect(filled).toBe(`<!doctype html><html lang="ko"><head>
    <title>$& $1</title>
    <script src="/main.js"></script><style>a</style></head>
  <body><div id="root"><h1>$&</h1></div><script></script>
    <noscript><p id="other">needs</p></noscript></body></html>`);
});

test('keeps the root, the head and the description of a page that brings none', () => {
  const filled = createDocumentTemplate(html).fill({
    lang: 'en',
    title: '<title>Narae</title>',
    ownDescription: false,
  });
  expect(filled).toBe(html);
});

test('a page that shows something announces no scripts, one that shows nothing does', () => {
  const link = '<link rel="preload" as="script" href="/main.js">';
  const document = createDocumentTemplate(html.replace('<script', `${link}<script`));
  const parts = { lang: 'en', title: '<title>Narae</title>', ownDescription: false };
  expect(document.fill(parts)).toContain(link);
  expect(document.fill({ ...parts, root: '<h1>Narae</h1>' })).not.toContain('preload');
});

test('leaves out what a document has no place for', () => {
  const filled = createDocumentTemplate('<p>not built</p>').fill({
    lang: 'en',
    title: '<title>x</title>',
    ownDescription: true,
    root: 'x',
  });
  expect(filled).toBe('<p>not built</p>');
});
