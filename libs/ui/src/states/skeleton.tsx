import { cx } from '../core/cx.ts';
import { useUiText } from '../core/ui-strings.tsx';
import { VisuallyHidden } from '../core/visually-hidden.tsx';
import css from './skeleton.module.css';

export interface SkeletonProps {
  shape: 'card' | 'row' | 'detail' | 'text' | 'form';
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
  form: (
    <>
      <span className={cx(css.bone, css.line, css.tiny)} />
      <span className={cx(css.bone, css.box)} />
    </>
  ),
} as const;

/** Cards lay themselves out like `CardGrid`. */
export function Skeleton({ shape, count = 1 }: SkeletonProps) {
  const ui = useUiText();
  return (
    <div className={cx(css.group, css[`${shape}s`])} role="status">
      <VisuallyHidden>{ui('ui_loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={cx(css.item, css[shape])} aria-hidden="true">
          {SHAPES[shape]}
        </div>
      ))}
    </div>
  );
}
