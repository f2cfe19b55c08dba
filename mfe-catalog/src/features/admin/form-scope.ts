import type { EditableKind, MissingText } from '@narae/contracts/editable';
import type { LanTp } from '@narae/shell-sdk';
import { createContext, useContext } from 'react';

/** What every field of a form must know. */
export interface FormScope {
  readonly kind: EditableKind;
  /** Empty while the item has no number yet. */
  readonly id: string;
  /** The languages whose texts are shown, from left to right: one, or two where there is room. */
  readonly lanTps: readonly LanTp[];
  readonly missing: readonly MissingText[];
  /** What the server rejected, at which field. */
  readonly error: { readonly field: string; readonly message: string } | null;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('A field stands outside of its form');
  return scope;
}

/** Identifier of a field's control, by its path. */
export const controlId = (path: string): string => `field-${path.replaceAll('.', '-')}`;

/** What the server said of a field: of itself, or of something inside that has no control of its own. */
export function useErrorAt(path: string, inside = false): string | undefined {
  const { error } = useFormScope();
  if (!error) return undefined;
  const here = error.field === path || (inside && error.field.startsWith(`${path}.`));
  return here ? error.message : undefined;
}
