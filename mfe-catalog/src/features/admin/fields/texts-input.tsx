import type { EditableField, Texts } from '@narae/contracts/editable';
import { LANGUAGES, useT, type LanTp } from '@narae/shell-sdk';
import { TextArea, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import css from '../admin.module.css';
import { noTexts } from '../content.ts';
import { controlId, useErrorAt, useFormScope } from '../form-scope.ts';
import { HtmlInput } from '../html/html-input.tsx';

interface TextsInputProps {
  readonly field: Pick<Extract<EditableField, { as: 'texts' }>, 'name' | 'max' | 'html' | 'optional'>;
  readonly path: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Replaces the field's own name. */
  readonly label?: string;
}

/** Texts of more characters get a text area. */
const LINE = 200;

export function TextsInput(props: TextsInputProps): ReactNode {
  const { lanTps } = useFormScope();
  return (
    <div className={css.texts}>
      {lanTps.map((lanTp) => (
        <TextInput key={lanTp} {...props} lanTp={lanTp} />
      ))}
    </div>
  );
}

/** Marks a missing text; the first input also names languages that are not shown. */
function TextInput({
  field,
  path,
  value,
  onChange,
  label,
  lanTp,
}: TextsInputProps & { readonly lanTp: LanTp }): ReactNode {
  const t = useT('catalogAdmin');
  const errors = useT('errors');
  const names = useAdminNames();
  const { lanTps, missing } = useFormScope();
  const rejected = useErrorAt(`${path}.${lanTp}`);
  const texts = { ...noTexts(), ...(value as Partial<Texts> | null) };
  const text = texts[lanTp];
  const tellsOf = (language: LanTp): boolean =>
    language === lanTp || (lanTp === lanTps[0] && !lanTps.includes(language));
  const lacking = missing
    .filter(({ field: at, lan_tp }) => at === path && tellsOf(lan_tp))
    .map(({ lan_tp }) => LANGUAGES[lan_tp].ownName);
  const shared = {
    id: controlId(`${path}.${lanTp}`),
    label: `${label ?? names.field(field.name)} (${LANGUAGES[lanTp].ownName})`,
    error: rejected ?? (text.length > field.max ? errors('text_too_long') : undefined),
    optional: field.optional ?? false,
    lang: LANGUAGES[lanTp].tag,
    hint: lacking.length > 0 && (
      <span className={css.lacking}>{t('missing_in', { languages: lacking.join(', ') })}</span>
    ),
    value: text,
  };
  const put = (written: string): void => onChange({ ...texts, [lanTp]: written });
  if (field.html) return <HtmlInput {...shared} onChange={put} />;
  const line = { ...shared, maxLength: field.max, onChange: typed(put) };
  return field.max > LINE ? <TextArea {...line} rows={3} /> : <TextField {...line} />;
}

const typed =
  (put: (written: string) => void) =>
  (event: { target: { value: string } }): void =>
    put(event.target.value);
