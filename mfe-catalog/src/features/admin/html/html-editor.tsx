import { EditorContent, useEditor } from '@tiptap/react';
import { cx, richTextClass } from '@narae/ui';
import { useEffect, useRef, useState, type ReactNode, useMemo } from 'react';
import type { EditorProps } from '@tiptap/pm/view';
import { isPermittedLink, permittedSchemes, permittedTags } from '@narae/contracts/permitted-html';
import type { Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { cleanPasted, tidyHtml } from './tidy-html.ts';
import css from './html-editor.module.css';
import { type HtmlControlProps, SourceArea } from './source-area.tsx';
import { LinkForm } from './link-form.tsx';
import { Toolbar } from './toolbar.tsx';

/** Rich text as HTML that the server would keep; untouched text is not changed. */
export default function HtmlEditor(props: HtmlControlProps): ReactNode {
  const { wiring, label, value, onChange } = props;
  const [source, setSource] = useState(false);
  const [linking, setLinking] = useState(false);
  /** The editor's own HTML: tells changes from outside from its own. */
  const within = useRef(value);
  const [first] = useState(value);
  const editor = useEditor({
    extensions: htmlExtensions,
    content: first,
    // The content security policy allows no style elements: the CSS module has these styles.
    injectCSS: false,
    editorProps: useEditorProps(props, setLinking),
    onUpdate: ({ editor: now }) => {
      within.current = tidyHtml(now.getHTML());
      onChange(within.current);
    },
  });
  useEffect(() => {
    if (source || value === within.current) return;
    within.current = value;
    editor.commands.setContent(cleanPasted(value), { emitUpdate: false });
  }, [editor, source, value]);
  return (
    <div className={cx(css.frame, wiring['aria-invalid'] && css.invalid)}>
      <Toolbar
        editor={editor}
        label={label}
        source={source}
        onSource={() => {
          setLinking(false);
          setSource(!source);
        }}
        linking={linking}
        onLink={() => setLinking(!linking)}
      />
      {linking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
      {source ? <SourceArea {...props} /> : <EditorContent editor={editor} />}
    </div>
  );
}

const LINK_KEY = 'k';

/** The same object until something changes: a new one resets the editor, even while a syllable is composed. */
export const useEditorProps = (
  { wiring, label, lang }: HtmlControlProps,
  openLink: (open: true) => void,
): EditorProps => {
  const { id, 'aria-describedby': described, 'aria-invalid': invalid, 'aria-required': required } = wiring;
  return useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(described && { 'aria-describedby': described }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(required && { 'aria-required': 'true' }),
        lang,
        class: cx(richTextClass, css.editable),
      },
      transformPastedHTML: cleanPasted,
      handleDOMEvents: {
        // Tab leaves the text, also inside a list.
        keydown: (_, event) => event.key === 'Tab',
      },
      handleKeyDown: (_, event) => {
        const wantsLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === LINK_KEY;
        if (wantsLink) openLink(true);
        return wantsLink;
      },
    }),
    [id, described, invalid, required, label, lang, openLink],
  );
};

const levels = ([1, 2, 3, 4, 5, 6] as const).filter((level) =>
  permittedTags.some((tag) => tag === `h${level}`),
);

/** The permitted tags (COMMUNITY-7) and no others: pasted or typed HTML becomes what the server keeps. */
export const htmlExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels },
    link: {
      isAllowedUri: isPermittedLink,
      protocols: permittedSchemes.filter((scheme) => scheme !== 'https'),
      defaultProtocol: 'https',
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
    },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
  }),
];
