import { useUiText } from './ui-strings.tsx';
import { cx } from './cx.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import css from './spinner.module.css';

interface SpinnerProps {
  size?: 'small' | 'large';
  /** Replaces "Loading…"; empty if something beside it says so. */
  label?: string;
}

export function Spinner({ size = 'small', label }: SpinnerProps) {
  const ui = useUiText();
  const text = label ?? ui('ui_loading');
  return (
    <span className={cx(css.spinner, css[size])} role={text ? 'status' : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle className={css.track} cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {text && <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  );
}
