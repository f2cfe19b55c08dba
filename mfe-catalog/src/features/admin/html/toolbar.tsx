import type { ChainedCommands, Editor } from '@tiptap/core';
import { useT } from '@narae/shell-sdk';
import { cx } from '@narae/ui';
import { useEditorState } from '@tiptap/react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './html-editor.module.css';

/** `on` tells whether it is pressed, `off` whether there is nothing to do. */
interface Tool {
  readonly name: 'h3' | 'h4' | 'strong' | 'em' | 'ul' | 'ol' | 'blockquote' | 'undo' | 'redo';
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  readonly on?: (editor: Editor) => boolean;
  readonly off?: (editor: Editor) => boolean;
}

/** In the toolbar's order; h1 and h2 are the page's own titles. */
const tools: readonly Tool[] = [
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

interface ToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly source: boolean;
  readonly onSource: () => void;
  readonly linking: boolean;
  readonly onLink: () => void;
}

interface ToolState {
  readonly name: ToolName;
  readonly run: () => void;
  readonly pressed?: boolean | undefined;
  readonly off?: boolean | undefined;
}

/** One stop of the Tab key; the arrows move between the buttons. */
export function Toolbar({ editor, label, source, onSource, linking, onLink }: ToolbarProps): ReactNode {
  const t = useT('catalogAdmin');
  const [at, setAt] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: tools.map((tool) => tool.on?.(now)),
      off: tools.map((tool) => tool.off?.(now) ?? false),
      link: now.isActive('link'),
    }),
  });
  const plain = tools.map(({ name, run }, index): ToolState => {
    const off = source || states.off[index];
    return { name, off, pressed: states.on[index], run: () => void run(editor.chain().focus()).run() };
  });
  const buttons: readonly ToolState[] = [
    ...plain,
    { name: 'link', pressed: states.link || linking, off: source, run: onLink },
    { name: 'source', pressed: source, run: onSource },
  ];
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + buttons.length) % buttons.length;
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div role="toolbar" aria-label={t('tool_bar', { label })} className={css.toolbar} onKeyDown={onKeyDown}>
      {buttons.map(({ name, run, pressed, off }, index) => (
        <button
          key={name}
          type="button"
          className={cx(css.tool, pressed && css.toolOn)}
          aria-label={t(`tool_${name}`)}
          title={t(`tool_${name}`)}
          aria-pressed={pressed}
          // Not `disabled`: focus would be lost after the last undo.
          aria-disabled={off || undefined}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!off) run();
          }}
        >
          <ToolIcon name={name} />
        </button>
      ))}
    </div>
  );
}

type ToolName = Tool['name'] | 'link' | 'source';

const paths: Readonly<Record<ToolName, string>> = {
  h3: 'M4.5 6.5v11M11.5 6.5v11M4.5 12h7M15.5 13.5l2.5-2v6',
  h4: 'M4.5 6.5v11M11.5 6.5v11M4.5 12h7M15.5 13.2c0-2.2 4-2.2 4 0 0 1.6-4 2.6-4 4.3h4',
  strong: 'M8 6h4.5a3 3 0 0 1 0 6H8ZM8 12h5.5a3 3 0 0 1 0 6H8Z',
  em: 'M11 6h6M7 18h6M14 6l-4 12',
  ul: 'M9.5 7H20M9.5 12H20M9.5 17H20M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  ol: 'M10 7h10M10 12h10M10 17h10M4 5.5l1.2-.5v4M3.8 14.6c.4-.8 2.2-.9 2.2.3 0 .9-2.2 1.7-2.2 2.9H6.2',
  blockquote:
    'M10 7H6.5C5.7 7 5 7.7 5 8.5V12h5V7Zm0 5c0 2.5-1.5 4-4 4.5M19 7h-3.5c-.8 0-1.5.7-1.5 1.5V12h5V7Zm0 5c0 2.5-1.5 4-4 4.5',
  link: 'M10 14.2a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.5l-1.2 1.2M14 9.8a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.5l1.2-1.2',
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9.5a5 5 0 0 1 0 10H11',
  redo: 'm15 6 4.5 4.5L15 15M19 10.5H9.5a5 5 0 0 0 0 10H13',
  source: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
};

function ToolIcon({ name }: { readonly name: ToolName }): ReactNode {
  return (
    <svg width={22} height={22} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'strong' ? 2.5 : 1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
