import type { ReactNode } from 'react';
import css from './rich-text.module.css';

/**
 * Text with mark-up from the back office. It was sanitised when it was stored (decisions, Community), so that
 * this is the one place that may hand HTML to the page.
 */
export function RichText({ html }: { readonly html: string }): ReactNode {
  // eslint-disable-next-line no-restricted-syntax -- the one place, for HTML the server has sanitised
  return <div className={css.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
