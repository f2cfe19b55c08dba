import type { EditableKind, MissingText } from '@narae/contracts/editable';
import type { LanTp } from '@narae/shell-sdk';
import { createContext, useContext } from 'react';

export interface FormScope {
  readonly kind: EditableKind;
  /** Empty for a new item. */
  readonly id: string;
  /** From left to right: one, or two where there is room. */
  readonly lanTps: readonly LanTp[];
  readonly missing: readonly MissingText[];
  readonly error: { readonly field: string; readonly message: string } | null;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('A field stands outside of its form');
  return scope;
}

export const controlId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** The server's error at a field, or at a part of it that has no control. */
export function useErrorAt(path: string, inside = false): string | undefined {
  const { error } = useFormScope();
  if (!error) return undefined;
  const here = error.field === path || (inside && error.field.startsWith(`${path}.`));
  return here ? error.message : undefined;
}
