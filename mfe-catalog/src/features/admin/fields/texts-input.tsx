import type { EditableField, Texts } from '@narae/contracts/editable';
import { LANGUAGES, useT } from '@narae/shell-sdk';
import { TextArea, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import css from '../admin.module.css';
import { noTexts } from '../content.ts';
import { controlId, useErrorAt, useFormScope } from '../form-scope.ts';

interface TextsInputProps {
  readonly field: Pick<Extract<EditableField, { as: 'texts' }>, 'name' | 'max' | 'html' | 'optional'>;
  readonly path: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Where the field's own name does not say it. */
  readonly label?: string;
}

/** More than a line's worth wants room. */
const LINE = 200;

/** A text in the language of the open tab, with the languages it still lacks. */
export function TextsInput({ field, path, value, onChange, label }: TextsInputProps): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const { lanTp, missing } = useFormScope();
  const error = useErrorAt(`${path}.${lanTp}`);
  const texts = { ...noTexts(), ...(value as Partial<Texts> | null) };
  const lacking = missing.filter((one) => one.field === path).map(({ lan_tp }) => lan_tp);
  const shared = {
    id: controlId(path),
    label: `${label ?? names.field(field.name)} (${LANGUAGES[lanTp].ownName})`,
    error,
    optional: field.optional ?? false,
    lang: LANGUAGES[lanTp].tag,
    hint: (
      <>
        {lacking.length > 0 && (
          <span className={css.lacking}>
            {t('missing_in', { languages: lacking.map((one) => LANGUAGES[one].ownName).join(', ') })}
          </span>
        )}
        {field.html && <span className={css.htmlHint}>{t('html_hint')}</span>}
      </>
    ),
    maxLength: field.max,
    value: texts[lanTp],
    onChange: (event: { target: { value: string } }) => onChange({ ...texts, [lanTp]: event.target.value }),
  };
  if (field.html) return <TextArea {...shared} rows={14} className={css.whole} />;
  if (field.max > LINE) return <TextArea {...shared} rows={3} className={css.whole} />;
  return <TextField {...shared} className={css.whole} />;
}
