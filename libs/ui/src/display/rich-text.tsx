import { cx } from '../core/cx.ts';
import css from './rich-text.module.css';

/** For the editor of the back office. */
export const richTextClass = css.text;

/** Must have been sanitised when stored (COMMUNITY-7). */
export function RichText({ html, className }: { html: string; className?: string }) {
  // eslint-disable-next-line no-restricted-syntax -- the one place that may, see above
  return <div className={cx(css.text, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
