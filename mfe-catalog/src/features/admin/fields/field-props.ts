import type { EditableField } from '@narae/contracts/editable';

export interface FieldProps<Field extends EditableField = EditableField> {
  readonly field: Field;
  readonly path: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}
