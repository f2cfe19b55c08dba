import { useUiText } from '../core/ui-strings.tsx';
import css from './new-window-link.module.css';

/** Keeps the page open for forms; says that it opens a window. */
export function NewWindowLink({ href, children }: { href: string; children: string }) {
  const text = useUiText();
  return (
    <a className={css.link} href={href} target="_blank" rel="noreferrer">
      {text('opens_in_new_window', { label: children })}
    </a>
  );
}
