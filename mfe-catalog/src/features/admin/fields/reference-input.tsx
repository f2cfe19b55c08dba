import type { EditableField, EditableKind } from '@narae/contracts/editable';
import { adminList } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { DialogButton } from '@narae/shell-sdk/admin';
import { MultiSelect, SelectField } from '@narae/ui';
import { useCall } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import css from '../admin.module.css';
import { controlId, useErrorAt } from '../form-scope.ts';
import type { FieldProps } from './field-props.ts';

function useChoices(kind: EditableKind, chosen: readonly string[]) {
  const { data = [] } = useCall(adminList, { kind });
  const existing = data.map(({ id, title }) => ({ value: id, label: title ? `${title} · ${id}` : id }));
  // A chosen item stays an option before the list is loaded and after it was removed.
  const gone = chosen.filter((id) => id !== '' && !data.some((row) => row.id === id));
  return [...existing, ...gone.map((id) => ({ value: id, label: id }))];
}

export function ReferenceInput({
  field,
  path,
  value,
  onChange,
}: FieldProps<Extract<EditableField, { as: 'reference' }>>): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const current = String(value ?? '');
  const options = useChoices(field.to, [current]);
  const none = field.optional ? [{ value: '', label: t('none') }] : [];
  return (
    <SelectField
      id={controlId(path)}
      label={names.field(field.name)}
      error={useErrorAt(path)}
      optional={field.optional ?? false}
      placeholder={field.optional ? undefined : t('choose')}
      value={current}
      options={[...none, ...options]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function ReferencesInput({
  field,
  path,
  value,
  onChange,
}: FieldProps<Extract<EditableField, { as: 'references' }>>): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const current = (value ?? []) as readonly string[];
  return (
    <div className={css.whole} id={controlId(path)} tabIndex={-1}>
      <MultiSelect
        label={names.field(field.name)}
        placeholder={t('none')}
        error={useErrorAt(path, true)}
        options={useChoices(field.to, current)}
        value={current}
        onChange={onChange}
      />
      {field.name === 'opt_codes' && (
        <DialogButton
          kind="quiet"
          label={t('options_copy')}
          load={() => import('../copy/copy-options-dialog.tsx')}
        >
          {(Dialog, close) => <Dialog chosen={current} onCopied={onChange} onClose={close} />}
        </DialogButton>
      )}
    </div>
  );
}
