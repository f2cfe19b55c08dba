import { isPermittedLink } from '@narae/contracts/permitted-html';
import { useT } from '@narae/shell-sdk';
import { Button, TextField } from '@narae/ui';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './html-editor.module.css';

interface LinkFormProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

const linkHere = (editor: Editor): string => String(editor.getAttributes('link')['href'] ?? '');

const setLink = (editor: Editor, existing: string, href: string): void => {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && existing === '')
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  else chain.extendMarkRange('link').setLink({ href }).run();
};

/** Without a selection the address becomes the text of the link. */
export function LinkForm({ editor, onClose }: LinkFormProps): ReactNode {
  const t = useT('catalogAdmin');
  const existing = linkHere(editor);
  const [address, setAddress] = useState(existing);
  const [wrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const leave = (): void => {
    onClose();
    editor.commands.focus();
  };
  const put = (): void => {
    const href = address.trim();
    if (!isPermittedLink(href)) {
      setWrong(true);
      input.current?.focus();
      return;
    }
    setLink(editor, existing, href);
    onClose();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      leave();
    }
    if (event.key !== 'Enter' || event.target !== input.current) return;
    event.preventDefault();
    put();
  };
  return (
    // Enter and Escape are meant for the link, not for the form or the page around it.
    <div role="group" aria-label={t('tool_link')} className={css.linkForm} onKeyDown={pressed}>
      <TextField
        ref={input}
        label={t('link_address')}
        hint={t('link_hint')}
        error={wrong ? t('link_wrong') : undefined}
        inputMode="url"
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
      />
      <LinkActions known={existing !== ''} onPut={put} onRemove={remove} onLeave={leave} />
    </div>
  );
}

interface LinkActionsProps {
  readonly known: boolean;
  readonly onPut: () => void;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

function LinkActions({ known, onPut, onRemove, onLeave }: LinkActionsProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  return (
    <div className={css.linkActions}>
      <Button kind="secondary" onClick={onPut}>
        {t('link_set')}
      </Button>
      {known && (
        <Button kind="quiet" onClick={onRemove}>
          {t('link_remove')}
        </Button>
      )}
      <Button kind="quiet" onClick={onLeave}>
        {common('btn_cancel')}
      </Button>
    </div>
  );
}
