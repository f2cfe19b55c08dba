import css from './brand.module.css';

/** Decoration beside the word, or with a `label` a picture of its own. */
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
      <path d="M3 27C3 14 12 4.5 29 3c0 5.5-3 9.5-8 11.5C14 17.3 7 20 3 27Z" />
      <path
        className={css.second}
        d="M5.5 26.5C9 21 15 18.3 21.5 16c2-.7 3.7-1.7 5-3 .3 5-2.5 8.5-7.5 10-4.5 1.3-9 1.5-13.5 3.5Z"
      />
      <path
        className={css.third}
        d="M9.5 26.5c4-1.2 8-1.2 11.5-2.6 1.4-.6 2.6-1.3 3.5-2.2-.6 4-3.5 6.3-7.5 6.5-2.7.1-5-.8-7.5-1.7Z"
      />
    </svg>
  );
}

export function Wordmark({ size = 28 }: { size?: number }) {
  return (
    <span className={css.wordmark}>
      <WingMark size={size} />
      <span className={css.word}>Narae</span>
    </span>
  );
}
