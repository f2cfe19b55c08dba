import type { LegalText } from '../legal/legal-text.ts';

export type FaqCategory = 'booking' | 'payment' | 'refund' | 'help';

/** Frequent questions, and the words of the page around them. */
export interface FaqText extends LegalText {
  readonly labels: Readonly<Record<'search' | 'all' | 'categories' | 'none' | 'noneText' | 'ask', string>>;
  /** Names, in the order of the choice. */
  readonly categories: Readonly<Record<FaqCategory, string>>;
  /** `id` is the entry's address on the page, the same in every language. */
  readonly sections: readonly (LegalText['sections'][number] & {
    readonly id: string;
    readonly category: string;
  })[];
}
