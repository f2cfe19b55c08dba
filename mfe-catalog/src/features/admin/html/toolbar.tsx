import { useT } from '@narae/shell-sdk';
import { cx } from '@narae/ui';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './html-editor.module.css';
import { ToolIcon, type ToolName } from './tool-icon.tsx';
import { tools } from './tools.ts';

interface ToolbarProps {
  readonly editor: Editor;
  /** The text it belongs to, for its name. */
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

/** The buttons above a text: one stop of the Tab key, the arrows move between them. */
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
          // Not `disabled`: whoever has just undone everything would lose their place.
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
