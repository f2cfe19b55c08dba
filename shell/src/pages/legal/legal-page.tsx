import { useTitle } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './legal-page.module.css';
import { LegalParagraphs } from './legal-paragraphs.tsx';
import type { RuledText } from './legal-text.ts';

interface LegalPageProps {
  readonly text: RuledText;
  /** Stands once in the place of neighbouring paragraphs that are not there. */
  readonly missing?: ReactNode;
}

/** A plain text of the shop's own, such as the terms: title, date of effect, sections. */
export function LegalPage({ text, missing }: LegalPageProps): ReactNode {
  useTitle(text.title);
  return (
    <article className={css.page}>
      <h1>{text.title}</h1>
      {text.effective && <p className={css.effective}>{text.effective}</p>}
      {text.sections.map(({ title, paragraphs }) => (
        <section key={title} className={css.section}>
          <h2 className={css.title}>{title}</h2>
          <LegalParagraphs paragraphs={paragraphs} missing={missing} />
        </section>
      ))}
    </article>
  );
}
