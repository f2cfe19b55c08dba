import { useState, useCallback, useEffect, useRef } from 'react';
import type { MessageKey } from '@narae/i18n';
import { toast, toastTimes, useT } from '@narae/shell-sdk';

/** @param ms how long a complaint's toast stays */
export function useTextForm<Field extends string>(empty: Readonly<Record<Field, string>>, ms?: number) {
  const [fields, setFields] = useState(empty);
  const { fail, say, forget, wire } = useFieldErrors<Field>(ms);
  const put = (field: Field, value: string): void => setFields({ ...fields, [field]: value });
  return {
    fields,
    say,
    forget,
    clear: (): void => setFields(empty),
    /** A telephone that is not one is cleared, so that it is typed anew (PEOPLE-6). */
    fail: (violation: Violation<Field>): void => {
      if (violation.error === 'common_tel_number') put(violation.field, '');
      fail(violation);
    },
    text: (field: Field) => ({
      ...wire(field),
      value: fields[field],
      onChange: (event: { readonly target: { readonly value: string } }): void =>
        put(field, event.target.value),
    }),
  };
}

export type TextWiring = ReturnType<ReturnType<typeof useTextForm<string>>['text']>;

/** The key of a message and the field it is about. */
export interface Violation<Field extends string> {
  readonly field: Field;
  readonly error: MessageKey;
}

/** A toast for 1.5 s or `ms`, the text beside its field until that changes, and the focus (SHELL-10). */
export function useFieldErrors<Field extends string>(ms: number = toastTimes.normal) {
  const t = useT('errors');
  const controls = useRef(new Map<Field, HTMLInputElement>());
  const [shown, setShown] = useState<{ field: Field; text: string } | null>(null);

  const say = useCallback(
    (field: Field, text: string) => {
      setShown({ field, text });
      toast.show({ text, kind: 'warning', beside: true, ms });
    },
    [ms],
  );

  const forget = (field: Field): void => setShown((current) => (current?.field === field ? null : current));

  // After the text is there, so that it is read with the field.
  useEffect(() => {
    if (shown) controls.current.get(shown.field)?.focus();
  }, [shown]);

  return {
    fail: ({ field, error }: Violation<Field>): void => say(field, t(error)),
    say,
    forget,
    wire: (field: Field) => ({
      ref: (control: HTMLInputElement | null): void => {
        if (control) controls.current.set(field, control);
        else controls.current.delete(field);
      },
      error: shown?.field === field ? shown.text : undefined,
      onInput: (): void => forget(field),
    }),
  };
}
