/** Without the password of a secret question. */
export interface QuestionDraft {
  readonly subject: string;
  readonly content: string;
  readonly secret: boolean;
}

const keyOf = (mem_id: string): string => `narae.question.${mem_id}`;

/** Survives a reload of the tab; null without a draft or storage. */
export const readDraft = (mem_id: string): QuestionDraft | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(mem_id)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { subject, content, secret } = stored as Readonly<Record<string, unknown>>;
    return { subject: String(subject ?? ''), content: String(content ?? ''), secret: secret === true };
  } catch {
    // A browser may refuse to keep anything.
    return null;
  }
};

/** Null forgets the draft. */
export const keepDraft = (mem_id: string, draft: QuestionDraft | null): void => {
  try {
    if (draft) sessionStorage.setItem(keyOf(mem_id), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(mem_id));
  } catch {
    // A browser may refuse to keep anything.
  }
};
