import type { ChainedCommands, Editor } from '@tiptap/core';

/** A button of the toolbar; `on` where it says whether it is pressed, `off` where it may have nothing to do. */
export interface Tool {
  readonly name: 'h3' | 'h4' | 'strong' | 'em' | 'ul' | 'ol' | 'blockquote' | 'undo' | 'redo';
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  readonly on?: (editor: Editor) => boolean;
  readonly off?: (editor: Editor) => boolean;
}

/** What is done to a text by one press, in the order of the toolbar. The page's own titles are h1 and h2. */
export const tools: readonly Tool[] = [
  {
    name: 'h3',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    on: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'h4',
    run: (chain) => chain.toggleHeading({ level: 4 }),
    on: (editor) => editor.isActive('heading', { level: 4 }),
  },
  { name: 'strong', run: (chain) => chain.toggleBold(), on: (editor) => editor.isActive('bold') },
  { name: 'em', run: (chain) => chain.toggleItalic(), on: (editor) => editor.isActive('italic') },
  { name: 'ul', run: (chain) => chain.toggleBulletList(), on: (editor) => editor.isActive('bulletList') },
  { name: 'ol', run: (chain) => chain.toggleOrderedList(), on: (editor) => editor.isActive('orderedList') },
  {
    name: 'blockquote',
    run: (chain) => chain.toggleBlockquote(),
    on: (editor) => editor.isActive('blockquote'),
  },
  { name: 'undo', run: (chain) => chain.undo(), off: (editor) => !editor.can().undo() },
  { name: 'redo', run: (chain) => chain.redo(), off: (editor) => !editor.can().redo() },
];
