import { EditorContent, useEditor } from '@tiptap/react';
import { cx } from '@narae/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cleanPasted } from './clean-pasted.ts';
import { htmlExtensions } from './html-extensions.ts';
import css from './html-editor.module.css';
import type { HtmlControlProps } from './html-control.ts';
import { LinkForm } from './link-form.tsx';
import { SourceArea } from './source-area.tsx';
import { tidyHtml } from './tidy-html.ts';
import { Toolbar } from './toolbar.tsx';
import { useEditorProps } from './use-editor-props.ts';

/**
 * A text with headings, lists and links, written as it will look. It shows the HTML it is given, and gives HTML as the
 * server keeps it; what nobody touches stays as it is. The source shows and takes the same HTML.
 */
export default function HtmlEditor(props: HtmlControlProps): ReactNode {
  const { wiring, label, value, onChange } = props;
  const [source, setSource] = useState(false);
  const [linking, setLinking] = useState(false);
  /** What the editor has in it, as HTML: tells what others have changed from what it has said itself. */
  const within = useRef(value);
  const [first] = useState(value);
  const editor = useEditor({
    extensions: htmlExtensions,
    content: first,
    // The content security policy allows no style elements; what it would bring stands in the CSS module.
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
