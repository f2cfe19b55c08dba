import type { ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import type { LinkRender } from '../core/link.ts';
import css from './card.module.css';

export interface CardProps {
  link: LinkRender;
  title: string;
  picture?: ReactNode;
  badge?: ReactNode;
  meta?: readonly ReactNode[];
  price?: ReactNode;
  remark?: ReactNode;
  remarkTone?: 'good' | 'urgent';
  headingLevel?: 2 | 3 | 4 | undefined;
  layout?: 'stacked' | 'row';
  className?: string;
}

/** The title is the link and its target covers the card: one tab stop, one name. */
export function Card(props: CardProps) {
  const {
    link,
    title,
    picture,
    badge,
    meta = [],
    price,
    remark,
    remarkTone = 'urgent',
    layout = 'stacked',
  } = props;
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <article
      className={cx(
        css.card,
        css[layout],
        layout === 'stacked' && picture !== undefined && css.pictured,
        props.className,
      )}
    >
      <div className={css.body}>
        <Heading className={css.title}>{link({ className: cx(css.link), children: title })}</Heading>
        {meta.length > 0 && (
          <div className={css.meta}>
            {meta.map((line, index) => (
              <span key={index} suppressHydrationWarning>
                {line}
              </span>
            ))}
          </div>
        )}
        {(price || remark) && (
          <div className={css.foot}>
            {price}
            {remark && <span className={cx(css.remark, css[remarkTone])}>{remark}</span>}
          </div>
        )}
      </div>
      {picture && (
        <div className={css.picture}>
          {picture}
          {badge && <div className={css.badge}>{badge}</div>}
        </div>
      )}
    </article>
  );
}

/** Cards side by side: two on phones when `dense`, up to four on desktops. */
export function CardGrid({ children, dense }: { children: ReactNode; dense?: boolean }) {
  return <div className={cx(css.grid, dense && css.dense)}>{children}</div>;
}
