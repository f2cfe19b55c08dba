import { useState } from 'react';
import { useFieldErrors, type Violation } from './use-field-errors.ts';

/**
 * A form of texts: what is typed, the complaint about one field, and the wiring of each field's control.
 * @param ms how long a complaint's toast stays
 */
export function useTextForm<Field extends string>(empty: Readonly<Record<Field, string>>, ms?: number) {
  const [fields, setFields] = useState(empty);
  const { fail, say, forget, wire } = useFieldErrors<Field>(ms);
  const put = (field: Field, value: string): void => setFields({ ...fields, [field]: value });
  return {
    fields,
    say,
    forget,
    /** Empties every field, once what was typed is stored. */
    clear: (): void => setFields(empty),
    /** Complains about a rule. A telephone that is not one is cleared, so that it is typed anew (PEOPLE-6). */
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

/** The wiring of one field of a text form. */
export type TextWiring = ReturnType<ReturnType<typeof useTextForm<string>>['text']>;
