import type { EditableField } from '@narae/contracts/editable';
import { useT } from '@narae/shell-sdk';
import { Button, IconPlus, IconTrash } from '@narae/ui';
import type { ComponentType, ReactNode } from 'react';
import { useAdminNames } from '../../../shared/admin/use-admin-text.ts';
import css from '../admin.module.css';
import { blankContent } from '../content.ts';
import { controlId } from '../form-scope.ts';
import type { FieldProps } from './field-props.ts';

type Row = Record<string, unknown>;

const hints = { hotels: 'hotels_hint', option_stock: 'option_stock_hint' } as const;

const isHinted = (name: string): name is keyof typeof hints => name in hints;

export function RowsInput({
  field,
  path,
  value,
  onChange,
  Inner,
}: FieldProps<Extract<EditableField, { as: 'rows' }>> & {
  /** Passed in, because it uses this component. */
  readonly Inner: ComponentType<FieldProps>;
}): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const rows = (value ?? []) as readonly Row[];
  const label = names.field(field.name);
  const put = (index: number, row: Row): void =>
    onChange(rows.map((item, place) => (place === index ? row : item)));
  return (
    <fieldset className={css.group} id={controlId(path)} tabIndex={-1}>
      <legend className={css.legend}>{label}</legend>
      {isHinted(field.name) && <p className={css.note}>{t(hints[field.name])}</p>}
      {rows.map((row, index) => (
        <fieldset key={index} className={css.rowBox}>
          <legend className={css.rowTitle}>{t('row_number', { label, number: index + 1 })}</legend>
          <div className={css.fields}>
            {field.fields.map((inner) => (
              <Inner
                key={inner.name}
                field={inner}
                path={`${path}.${index}.${inner.name}`}
                value={row[inner.name]}
                onChange={(next) => put(index, { ...row, [inner.name]: next })}
              />
            ))}
          </div>
          <Button
            kind="quiet"
            icon={<IconTrash size={18} />}
            aria-label={`${t('remove')}: ${t('row_number', { label, number: index + 1 })}`}
            onClick={() => onChange(rows.filter((_, place) => place !== index))}
          >
            {t('remove')}
          </Button>
        </fieldset>
      ))}
      {rows.length < field.most && (
        <Button
          kind="secondary"
          icon={<IconPlus size={18} />}
          aria-label={`${t('add_row')}: ${label}`}
          onClick={() => onChange([...rows, blankContent(field.fields)])}
        >
          {t('add_row')}
        </Button>
      )}
    </fieldset>
  );
}
