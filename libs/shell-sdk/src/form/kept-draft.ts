const keyOf = (name: string): string => `narae.form.${name}`;

/** What is kept of a form, in this tab (SHELL-18). */
export interface FormDraft<Values extends object> {
  /** Names the form, what it is about and its member: a draft is nobody else's. */
  readonly name: string;
  /** Never passwords, numbers of documents or pictures. */
  readonly fields: readonly (keyof Values & string)[];
}

/** Fields whose stored kind is not the form's are left as they begin. */
export function readDraft<Values extends object>(
  initial: Values,
  draft: FormDraft<Values> | undefined,
): Values {
  if (!draft) return initial;
  const stored = read(keyOf(draft.name));
  const kept = draft.fields.filter((field) => typeof stored[field] === typeof initial[field]);
  return { ...initial, ...Object.fromEntries(kept.map((field) => [field, stored[field]])) };
}

/** Null forgets the draft. */
export function keepDraft<Values extends object>(
  draft: FormDraft<Values> | undefined,
  values: Values | null,
): void {
  if (!draft) return;
  const key = keyOf(draft.name);
  try {
    if (values)
      sessionStorage.setItem(
        key,
        JSON.stringify(Object.fromEntries(draft.fields.map((field) => [field, values[field]]))),
      );
    else sessionStorage.removeItem(key);
  } catch {
    // A browser may refuse to keep anything.
  }
}

function read(key: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    // A browser may refuse to keep anything.
    return {};
  }
}
