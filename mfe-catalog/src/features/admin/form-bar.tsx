import type { ContentItem } from '@narae/contracts';
import type { EditableKind, MissingText } from '@narae/contracts/editable';
import { useFormat, useT, type LanTp, LANGUAGES } from '@narae/shell-sdk';
import { Button, ButtonLink, cx, IconButton, IconChevronDown } from '@narae/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useAuthors } from '@narae/shell-sdk/admin';
import { previewPath } from '../../shared/admin/preview-frame.tsx';
import css from './admin.module.css';
import type { Editor } from './use-editor.ts';
import { languages } from '../../shared/admin/use-admin-text.ts';
import { controlId } from './form-scope.ts';

interface FormBarProps {
  readonly kind: EditableKind;
  readonly item: ContentItem | null;
  readonly editor: Editor;
  readonly lanTp: LanTp;
  readonly onPublish: () => Promise<void>;
  readonly notice: ReactNode;
}

export function FormBar(props: FormBarProps): ReactNode {
  const { kind, item, editor, lanTp, onPublish } = props;
  const t = useT('catalogAdmin');
  const preview = item && previewPath(kind, item.id, lanTp);
  return (
    <div className={css.bar}>
      {props.notice}
      <p className={css.standing} role="status">
        <Standing item={item} editor={editor} />
      </p>
      <div className={css.actions}>
        {preview && (
          <ButtonLink
            kind="secondary"
            link={(props) => <a href={preview} target="_blank" rel="noreferrer" {...props} />}
          >
            {t('preview')}
          </ButtonLink>
        )}
        <Button kind="secondary" type="submit" disabled={editor.busy}>
          {t('save')}
        </Button>
        <Button
          kind="accent"
          busy={editor.busy}
          disabled={!editor.dirty && !editor.drafted && !item?.draft}
          onClick={() => void onPublish()}
        >
          {t('publish')}
        </Button>
      </div>
    </div>
  );
}

function Standing({ item, editor }: Pick<FormBarProps, 'item' | 'editor'>): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const authors = useAuthors();
  if (editor.dirty) return t('unsaved');
  if (editor.drafted) return t('saved');
  const mark = ({ by, at }: { by: string; at: string }) => ({
    who: authors(by),
    when: format.date(at, 'time'),
  });
  if (item?.draft) return t('draft_by', mark(item.draft.saved));
  if (item?.edited) return t('published_by', mark(item.edited));
  return item ? t('as_published') : t('new_title');
}

interface LanguageBarProps {
  readonly label: string;
  readonly value: LanTp;
  readonly missing: readonly MissingText[];
  readonly onChange: (lanTp: LanTp) => void;
}

export function LanguageBar({ label, value, missing, onChange }: LanguageBarProps): ReactNode {
  const t = useT('catalogAdmin');
  const bar = useRef<HTMLDivElement>(null);
  const first = missing.find(({ lan_tp }) => lan_tp === value);
  // Phones scroll the chosen language to the middle, with others on both sides.
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!bar.current || !chosen) return;
    const before = (bar.current.clientWidth - chosen.offsetWidth) / 2;
    bar.current.scrollLeft = chosen.offsetLeft - bar.current.offsetLeft - before;
  }, [value]);
  return (
    <div ref={bar} className={css.languages} role="group" aria-label={label}>
      {languages.map((lanTp) => {
        const count = missing.filter((missingText) => missingText.lan_tp === lanTp).length;
        return (
          <button
            key={lanTp}
            type="button"
            className={cx(css.language, lanTp === value && css.languageOn)}
            aria-pressed={lanTp === value}
            onClick={() => onChange(lanTp)}
          >
            {LANGUAGES[lanTp].ownName}
            {count > 0 && <span className={css.languageLack}>{t('missing_count', { count })}</span>}
          </button>
        );
      })}
      {first && (
        <IconButton
          className={css.languageJump}
          label={t('missing_jump', { language: LANGUAGES[value].ownName })}
          icon={<IconChevronDown size={20} />}
          onClick={() => document.getElementById(controlId(`${first.field}.${value}`))?.focus()}
        />
      )}
    </div>
  );
}
