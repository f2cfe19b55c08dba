import { useState } from 'react';
import { cx } from '../core/cx.ts';
import { IconMountain } from '../icons/travel.tsx';
import css from './picture.module.css';

export type PictureFormat = 'avif' | 'webp' | 'jpg';
export type PictureRatio = '4:3' | '16:9' | '3:2' | '1:1' | '21:9' | '3:4';

const RATIO_CLASS: Readonly<Record<PictureRatio, string>> = {
  '4:3': 'r43',
  '16:9': 'r169',
  '3:2': 'r32',
  '1:1': 'r11',
  '21:9': 'r219',
  '3:4': 'r34',
};

export interface PictureProps {
  src: ((width: number, format: PictureFormat) => string) | null;
  widths: readonly number[];
  /** As in `<img sizes>`. */
  sizes: string;
  alt: string;
  ratio?: PictureRatio;
  /** Loaded at once and before others. */
  priority?: boolean;
  formats?: readonly Exclude<PictureFormat, 'jpg'>[];
  className?: string;
}

/** Its place is kept from the first moment. */
export function Picture(props: PictureProps) {
  const { src, widths, sizes, alt, ratio = '4:3', priority, formats = ['avif', 'webp'], className } = props;
  const [failed, setFailed] = useState(false);
  const frame = cx(css.frame, css[RATIO_CLASS[ratio]], className);
  if (failed || !src) {
    return (
      <span className={cx(frame, css.failed)} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <IconMountain size={40} strokeWidth={1.25} />
      </span>
    );
  }
  const srcSet = (format: PictureFormat) =>
    widths.map((width) => `${src(width, format)} ${width}w`).join(', ');
  const fallback = widths[Math.floor((widths.length - 1) / 2)] ?? 640;
  const [across = 4, down = 3] = ratio.split(':').map(Number);
  return (
    <picture className={frame}>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(format)} sizes={sizes} />
      ))}
      <img
        className={css.image}
        src={src(fallback, 'jpg')}
        srcSet={srcSet('jpg')}
        sizes={sizes}
        width={fallback}
        height={Math.round((fallback * down) / across)}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        draggable={false}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
