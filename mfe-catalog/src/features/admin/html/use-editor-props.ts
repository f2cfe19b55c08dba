import type { EditorProps } from '@tiptap/pm/view';
import { cx, richTextClass } from '@narae/ui';
import { useMemo } from 'react';
import { cleanPasted } from './clean-pasted.ts';
import type { HtmlControlProps } from './html-control.ts';
import css from './html-editor.module.css';

const LINK_KEY = 'k';

/**
 * What the text is to a screen reader and how it takes keys; the same object until something of it changes, because
 * the editor is told anew each time, also while somebody composes a syllable.
 */
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
        // Tab leaves the text, also from within a list: the keyboard must not be caught in it.
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
