import type { EditableField } from '@narae/contracts/editable';
import { Checkbox, SelectField, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import css from '../admin.module.css';
import { controlId, useErrorAt } from '../form-scope.ts';
import type { FieldProps } from './field-props.ts';
import { FilmsInput } from './films-input.tsx';
import { PicturesInput } from './pictures-input.tsx';
import { ReferenceInput, ReferencesInput } from './reference-input.tsx';
import { RowsInput } from './rows-input.tsx';
import { TextsInput } from './texts-input.tsx';

export function FieldInput(props: FieldProps): ReactNode {
  const { field } = props;
  switch (field.as) {
    case 'texts':
      return <TextsInput {...props} field={field} />;
    case 'reference':
      return <ReferenceInput {...props} field={field} />;
    case 'references':
      return <ReferencesInput {...props} field={field} />;
    case 'group':
      return <GroupInput {...props} field={field} />;
    case 'rows':
      return <RowsInput {...props} field={field} Inner={FieldInput} />;
    case 'pictures':
      return <PicturesInput {...props} field={field} />;
    case 'films':
      return <FilmsInput {...props} field={field} />;
    default:
      return <PlainInput {...props} />;
  }
}

/** What is typed otherwise than as a text. */
const typed: Readonly<Partial<Record<EditableField['as'], 'date' | 'time'>>> = { day: 'date', time: 'time' };

const numberOf = (typed: string): number | null => (typed === '' ? null : Number(typed));

function PlainInput({ field, path, value, onChange }: FieldProps): ReactNode {
  const names = useAdminNames();
  const error = useErrorAt(path);
  const shared = { id: controlId(path), label: names.field(field.name), error };
  switch (field.as) {
    case 'flag':
      return (
        <Checkbox
          id={shared.id}
          label={shared.label}
          error={error}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...shared}
          value={String(value)}
          options={field.of.map((item) => ({ value: item, label: names.choice(field.name, item) }))}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'whole':
    case 'decimal':
      return (
        <TextField
          {...shared}
          type="number"
          inputMode={field.as === 'whole' ? 'numeric' : 'decimal'}
          step={field.as === 'whole' ? 1 : 'any'}
          min={field.min}
          max={field.max}
          optional={field.as === 'decimal'}
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => onChange(numberOf(event.target.value))}
        />
      );
    default:
      return (
        <TextField
          {...shared}
          type={typed[field.as] ?? 'text'}
          optional={field.as === 'time' || (field.as === 'word' && (field.optional ?? false))}
          placeholder={field.name === 'link' ? '/communityList' : undefined}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

function GroupInput({
  field,
  path,
  value,
  onChange,
}: FieldProps<Extract<EditableField, { as: 'group' }>>): ReactNode {
  const names = useAdminNames();
  const record = (value ?? {}) as Record<string, unknown>;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{names.field(field.name)}</legend>
      <div className={css.fields}>
        {field.fields.map((inner) => (
          <FieldInput
            key={inner.name}
            field={inner}
            path={`${path}.${inner.name}`}
            value={record[inner.name]}
            onChange={(next) => onChange({ ...record, [inner.name]: next })}
          />
        ))}
      </div>
    </fieldset>
  );
}
