import css from './brand.module.css';

/** The wing: three feathers. Decoration beside the word, or with a `label` a picture of its own. */
export function WingMark({ size = 32, label }: { size?: number; label?: string }) {
  return (
    <svg
      className={css.mark}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d="M3 19.500C13 19 22.5 14 28.5 3.5 29.5 11 26 17 19.5 19.8 14 22.1 7.5 21.8 3 19.500Z" />
      <path className={css.second} d="M7 24.300c6 .4 11.5-.7 16.2-3.600C21.5 25 13.5 28.6 7 24.300Z" />
      <path className={css.third} d="M13 28.700c3 .1 5.6-.6 8-2.2-1.3 2.7-5 4.2-8 2.200Z" />
    </svg>
  );
}

/** Mark and word together, as in the top bar. */
export function Wordmark({ size = 28 }: { size?: number }) {
  return (
    <span className={css.wordmark}>
      <WingMark size={size} />
      <span className={css.word}>Narae</span>
    </span>
  );
}
