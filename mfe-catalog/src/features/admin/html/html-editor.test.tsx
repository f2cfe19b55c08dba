import { permittedHtml } from '@narae/contracts/permitted-html';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '@tiptap/core';
import { useState, type ReactNode } from 'react';
import { cleanPasted, tidyHtml } from './tidy-html.ts';
import { htmlExtensions } from './html-editor.tsx';
import { HtmlInput } from './html-input.tsx';
import '../../../shared/admin/texts.ts';

// jsdom lays nothing out; the editor asks where its cursor is, to bring it into view.
beforeAll(() => {
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

/** What the editor makes of HTML that is pasted or loaded. */
const kept = (html: string): string => {
  const editor = new Editor({ extensions: htmlExtensions, content: cleanPasted(html), injectCSS: false });
  const made = tidyHtml(editor.getHTML());
  editor.destroy();
  return made;
};

describe('what is kept of pasted HTML', () => {
  it('has nothing but the permitted tags and attributes', () => {
    const { body } = new DOMParser().parseFromString(
      kept(`<h1 class="x">A</h1><h2 id="y">B</h2><div style="color:red">C<br>D</div><table><tr><td>E</td></tr></table>
        <ol start="3" type="a"><li>F</li></ol><p><a href="https://a.kr" target="_blank" rel="x" title="t" class="c">G</a>
        <u>H</u><s>I</s><code>J</code><img src="https://a.kr/k.png" alt="K"></p><hr><pre>L</pre>
        <script>m()</script><style>n{}</style><iframe src="https://a.kr"></iframe>`),
      'text/html',
    );
    const found = [...body.querySelectorAll('*')];
    for (const element of found) {
      expect(Object.keys(permittedHtml)).toContain(element.localName);
      const permitted = permittedHtml[element.localName as keyof typeof permittedHtml];
      expect(permitted).toEqual(expect.arrayContaining(element.getAttributeNames()));
    }
    expect(body.textContent.replaceAll(/\s/g, '')).toBe('ABCDEFGHIJL');
  });

  it.each([
    ['<h2>a</h2><h3>b</h3><h4>c</h4><p>d<br>e</p>'],
    ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><ol><li>d</li></ol>'],
    ['<blockquote><p><strong>a</strong> <em>b</em></p></blockquote>'],
    ['<p><a href="/kpopInfo">a</a> <a href="mailto:a@b.kr">b</a></p>'],
    ['<ul><li><p>a</p><p>b</p></li></ul>'],
    [''],
  ])('is %s as it was', (html) => {
    expect(kept(html)).toBe(html);
  });

  it.each([
    [
      '<b>a</b><i>b</i><span style="font-weight:700">c</span>',
      '<p><strong>a</strong><em>b</em><strong>c</strong></p>',
    ],
    [
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">a</span><span style="font-style:italic;font-weight:400">b</span></p></b>',
      '<p><strong>a</strong><em>b</em></p>',
    ],
    ["<p class=MsoNormal style='margin:0'><b>a<o:p></o:p></b></p>", '<p><strong>a</strong></p>'],
    ['<a href="javascript:x()">a</a><a href="http://a.kr">b</a>', '<p>ab</p>'],
    ['<p></p><p> </p>', ''],
  ])('makes of %s what it means', (html, made) => {
    expect(kept(html)).toBe(made);
  });
});

function Fields({ start }: { readonly start: string }): ReactNode {
  const [html, setHtml] = useState(start);
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Other language
      </button>
      {shown && <HtmlInput id="text" label="Text" lang="en" value={html} onChange={setHtml} />}
      <output aria-label="Stored">{html}</output>
    </>
  );
}
const open = async (start: string) => {
  await renderInShell(<Fields start={start} />, { namespaces: ['catalogAdmin'] });
  return screen.findByRole('toolbar', { name: 'Formatting: Text' });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const written = () => screen.getByRole('status', { name: 'Stored' });

it('formats a text by its buttons, says which are pressed, and takes it back', async () => {
  await open('<p>Dusk</p>');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAttribute('aria-multiline', 'true');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await press('Heading');
  expect(written()).toHaveTextContent('<h3>Dusk</h3>');
  expect(screen.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
  await press('Undo');
  expect(written()).toHaveTextContent('<p>Dusk</p>');
  await press('Redo');
  expect(written()).toHaveTextContent('<h3>Dusk</h3>');
  await press('Heading');
  await press('Bulleted list');
  expect(written()).toHaveTextContent('<ul><li>Dusk</li></ul>');
});

it('is one stop of the Tab key, with arrows between the buttons', async () => {
  const bar = await open('<p>Dusk</p>');
  const buttons = within(bar).getAllByRole('button');
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  buttons[0]?.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Heading' })).toHaveFocus();
});

it('links to where a link may lead, and nowhere else', async () => {
  await open('');
  await press('Link');
  const address = screen.getByRole('textbox', { name: 'Address of the link' });
  expect(address).toHaveFocus();
  await userEvent.type(address, 'http://a.kr{Enter}');
  expect(address).toHaveAccessibleDescription(/cannot lead there/);
  expect(written()).toBeEmptyDOMElement();
  await userEvent.clear(address);
  await userEvent.type(address, 'https://a.kr{Enter}');
  expect(written()).toHaveTextContent('<p><a href="https://a.kr">https://a.kr</a></p>');
  expect(screen.queryByRole('textbox', { name: 'Address of the link' })).toBeNull();
});

it('shows and takes the source, and keeps what is written when the text goes away and comes back', async () => {
  await open('<p>Dusk</p>');
  await press('HTML source');
  const source = screen.getByRole('textbox', { name: 'Text' });
  expect(source).toHaveValue('<p>Dusk</p>');
  await userEvent.type(source, '<h1>Dawn</h1>');
  await press('HTML source');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveTextContent('DuskDawn'));
  await press('Bold');
  await press('Other language');
  expect(screen.queryByRole('toolbar')).toBeNull();
  await press('Other language');
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveTextContent('DuskDawn');
});

it('leaves a text that nobody touches as it was stored', async () => {
  const stored = '<p>Dusk</p>\n<ul>\n  <li>One</li>\n</ul>';
  await open(stored);
  expect(written().textContent).toBe(stored);
});
