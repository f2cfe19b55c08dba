import { cx } from '../core/cx.ts';
import { useUiText } from '../core/ui-strings.tsx';
import { VisuallyHidden } from '../core/visually-hidden.tsx';
import css from './skeleton.module.css';

export interface SkeletonProps {
  shape: 'card' | 'row' | 'entry' | 'detail' | 'text' | 'fact' | 'form' | 'button';
  count?: number;
}

const SHAPES = {
  card: (
    <>
      <span className={cx(css.bone, css.picture)} />
      <span className={cx(css.bone, css.line)} />
      <span className={cx(css.bone, css.line, css.short)} />
      <span className={cx(css.bone, css.line, css.tiny)} />
    </>
  ),
  row: (
    <>
      <span className={cx(css.bone, css.thumb)} />
      <span className={css.stack}>
        <span className={cx(css.bone, css.line)} />
        <span className={cx(css.bone, css.line, css.short)} />
      </span>
    </>
  ),
  entry: (
    <>
      <span className={cx(css.bone, css.picture)} />
      <span className={css.stack}>
        <span className={cx(css.bone, css.line, css.tiny)} />
        <span className={cx(css.bone, css.title)} />
        <span className={cx(css.bone, css.line)} />
        <span className={cx(css.bone, css.line)} />
        <span className={cx(css.bone, css.line, css.short)} />
        <span className={cx(css.bone, css.box)} />
      </span>
    </>
  ),
  detail: (
    <>
      <span className={cx(css.bone, css.picture)} />
      <span className={css.stack}>
        <span className={cx(css.bone, css.title)} />
        <span className={cx(css.bone, css.line, css.short)} />
        <span className={cx(css.bone, css.box)} />
        <span className={cx(css.bone, css.box)} />
        <span className={cx(css.bone, css.button)} />
      </span>
    </>
  ),
  text: (
    <>
      <span className={cx(css.bone, css.line)} />
      <span className={cx(css.bone, css.line)} />
      <span className={cx(css.bone, css.line, css.short)} />
    </>
  ),
  fact: (
    <>
      <span className={cx(css.bone, css.line)} />
      <span className={cx(css.bone, css.line)} />
    </>
  ),
  button: <span className={cx(css.bone, css.button)} />,
  form: (
    <>
      <span className={cx(css.bone, css.line, css.tiny)} />
      <span className={cx(css.bone, css.box)} />
    </>
  ),
} as const;

/**
 * Cards lay themselves out like `CardGrid`, an entry is a picture beside its facts, facts are the lines of `LineItems`. A page's
 * styles find it by `data-skeleton`.
 */
export function Skeleton({ shape, count = 1 }: SkeletonProps) {
  const ui = useUiText();
  return (
    <div className={cx(css.group, css[`${shape}s`])} role="status" data-skeleton>
      <VisuallyHidden>{ui('ui_loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={cx(css.item, css[shape])} aria-hidden="true">
          {SHAPES[shape]}
        </div>
      ))}
    </div>
  );
}
