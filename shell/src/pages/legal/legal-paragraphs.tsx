import { Fragment, type ReactNode } from 'react';

interface LegalParagraphsProps {
  /** Null in the place of what is not there. */
  readonly paragraphs: readonly (string | null)[];
  /** Stands once in the place of neighbouring paragraphs that are not there. */
  readonly missing?: ReactNode;
}

/** The paragraphs of one section. */
export function LegalParagraphs({ paragraphs, missing }: LegalParagraphsProps): ReactNode {
  return paragraphs
    .filter((paragraph, index) => paragraph !== null || paragraphs[index - 1] !== null)
    .map((paragraph, index) =>
      paragraph === null ? <Fragment key={index}>{missing}</Fragment> : <p key={paragraph}>{paragraph}</p>,
    );
}
