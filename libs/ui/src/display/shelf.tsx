import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiText } from '../core/ui-strings.tsx';
import { IconChevronLeft, IconChevronRight } from '../icons/controls.tsx';
import { useSnapScroll } from './use-snap-scroll.ts';
import css from './shelf.module.css';

export interface ShelfProps {
  title: string;
  note?: string;
  /** At the end of the title's line. */
  more?: ReactNode;
  items: readonly ReactNode[];
}

/** Swiped on phones, with buttons on desktops. */
export function Shelf({ title, note, more, items }: ShelfProps) {
  const ui = useUiText();
  const { track, index, atStart, atEnd, goTo } = useSnapScroll(items.length);
  const page = 2;
  return (
    <section className={css.shelf} aria-label={title}>
      <div className={css.head}>
        <div className={css.words}>
          <h2>{title}</h2>
          {note && <p className={css.note}>{note}</p>}
        </div>
        <div className={css.side}>
          {more}
          <span className={css.arrows}>
            <IconButton
              look="outline"
              label={`${ui('ui_previous')}: ${title}`}
              title=""
              icon={<IconChevronLeft size={20} />}
              aria-disabled={atStart}
              onClick={() => goTo(Math.max(0, index - page))}
            />
            <IconButton
              look="outline"
              label={`${ui('ui_next')}: ${title}`}
              title=""
              icon={<IconChevronRight size={20} />}
              aria-disabled={atEnd}
              onClick={() => goTo(Math.min(items.length - 1, index + page))}
            />
          </span>
        </div>
      </div>
      <ul ref={track} className={css.track} role="list">
        {items.map((item, at) => (
          <li key={at} className={css.item}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
