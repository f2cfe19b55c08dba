import { useTitle } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './legal-page.module.css';
import type { LegalText } from './legal-text.ts';

/** A plain text of the shop's own, such as the terms: title, date of effect, sections. */
export function LegalPage({ text }: { readonly text: LegalText }): ReactNode {
  useTitle(text.title);
  return (
    <article className={css.page}>
      <h1>{text.title}</h1>
      {text.effective && <p className={css.effective}>{text.effective}</p>}
      {text.sections.map(({ title, paragraphs }) => (
        <section key={title} className={css.section}>
          <h2 className={css.title}>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
