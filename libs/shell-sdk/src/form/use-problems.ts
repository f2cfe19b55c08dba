import { useEffect, useRef, useState } from 'react';
import { toast } from '../messages/toast-store.ts';

/** The texts of what is wrong, by field. */
export type Problems<Values extends object> = Readonly<Partial<Record<keyof Values & string, string>>>;

const none = <Values extends object>(): Problems<Values> => ({}) as Problems<Values>;

/** What is wrong in a toast and, until it changes, beside its field, and the focus on the first one (SHELL-10). */
export function useProblems<Values extends object>(ms: number | undefined) {
  type Field = keyof Values & string;
  const controls = useRef(new Map<string, HTMLElement>());
  const [shown, setShown] = useState(() => none<Values>());
  const [wrong, setWrong] = useState<{ readonly field: Field } | null>(null);

  // After the text is there, so that it is read with the field.
  useEffect(() => {
    const control = wrong && controls.current.get(wrong.field);
    const folded = control?.closest('details');
    if (folded) folded.open = true;
    control?.focus();
  }, [wrong]);

  return {
    shown,
    fail: (found: Problems<Values>): void => {
      const [field] = Object.keys(found) as Field[];
      setShown(found);
      if (field === undefined) return;
      setWrong({ field });
      const text = found[field];
      if (text !== undefined) toast.show({ text, kind: 'warning', beside: true, ...(ms && { ms }) });
    },
    /** Of these fields, or of all. */
    clear: (fields?: readonly Field[]): void =>
      setShown((current): Problems<Values> => {
        if (!fields) return none<Values>();
        if (!fields.some((field) => field in current)) return current;
        return Object.fromEntries(
          Object.entries(current).filter(([field]) => !fields.includes(field as Field)),
        ) as Problems<Values>;
      }),
    has: (field: string): boolean => controls.current.has(field),
    focus: (field: Field): void => controls.current.get(field)?.focus(),
    wire: (field: Field) => ({
      ref: (control: HTMLElement | null): void => {
        if (control) controls.current.set(field, control);
        else controls.current.delete(field);
      },
      error: shown[field],
    }),
  };
}
