import { html } from './html.ts';

test('whatever is put in is escaped, also within a list and an attribute', () => {
  const words = `<b title="a">'&'</b>`;
  const escaped = '&lt;b title=&quot;a&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;';
  expect(html`<p title="${words}">${[words, 2]}</p>`.text).toBe(`<p title="${escaped}">${escaped}2</p>`);
});

test('markup is put in as it is, and nothing for what is not there', () => {
  const pieces = [html`<b>&amp;</b>`, false] as const;
  expect(html`<p>${pieces}${false}</p>`.text).toBe('<p><b>&amp;</b></p>');
});
