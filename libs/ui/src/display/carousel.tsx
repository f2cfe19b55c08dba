import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../core/cx.ts';
import { useUiText } from '../core/ui-strings.tsx';
import { IconChevronLeft, IconChevronRight } from '../icons/controls.tsx';
import { useSnapScroll } from './use-snap-scroll.ts';
import css from './carousel.module.css';

export interface CarouselProps {
  label: string;
  slides: readonly ReactNode[];
  /** Small pictures under the large one, one per slide, instead of dots. */
  thumbs?: readonly ReactNode[];
  rounded?: boolean;
  /** From 0; in a dialog the focus then begins here, so that arrow keys work at once. */
  start?: number;
}

/** Pictures to swipe or step through; it never moves by itself. */
export function Carousel({ label, slides, thumbs, rounded = true, start }: CarouselProps) {
  const ui = useUiText();
  const { track, index, goTo } = useSnapScroll(slides.length, start);
  const last = slides.length - 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(Math.min(last, Math.max(0, target)));
  };

  return (
    <section className={css.carousel} aria-roledescription="carousel" aria-label={label}>
      <div className={cx(css.stage, rounded && css.rounded)}>
        {/* A scroller must be reachable by keyboard; arrows are handled here so that they move by whole slides. */}
        <ul
          ref={track}
          className={css.track}
          role="list"
          tabIndex={0}
          aria-label={label}
          data-autofocus={start === undefined ? undefined : ''}
          onKeyDown={onKeyDown}
        >
          {slides.map((slide, at) => (
            <li
              key={at}
              className={css.slide}
              aria-roledescription="slide"
              aria-label={ui('ui_picture_of', { index: at + 1, count: slides.length })}
            >
              {slide}
            </li>
          ))}
        </ul>
        {last > 0 && <Arrows index={index} count={slides.length} goTo={goTo} />}
      </div>
      {last > 0 && <Places index={index} count={slides.length} thumbs={thumbs} goTo={goTo} />}
    </section>
  );
}

interface WayProps {
  index: number;
  count: number;
  goTo: (index: number) => void;
}

function Arrows({ index, count, goTo }: WayProps) {
  const ui = useUiText();
  const last = count - 1;
  return (
    <>
      <IconButton
        className={cx(css.arrow, css.back)}
        look="floating"
        label={ui('ui_previous')}
        icon={<IconChevronLeft />}
        aria-disabled={index === 0}
        onClick={() => goTo(index - 1)}
      />
      <IconButton
        className={cx(css.arrow, css.on)}
        look="floating"
        label={ui('ui_next')}
        icon={<IconChevronRight />}
        aria-disabled={index === last}
        onClick={() => goTo(index + 1)}
      />
      <span className={css.counter} aria-live="polite">
        {ui('ui_picture_of', { index: index + 1, count })}
      </span>
    </>
  );
}

function Places({ index, count, thumbs, goTo }: WayProps & Pick<CarouselProps, 'thumbs'>) {
  const ui = useUiText();
  return (
    <div className={thumbs ? css.thumbs : css.dots}>
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          className={thumbs ? css.thumb : css.dot}
          aria-label={ui('ui_go_to_picture', { index: at + 1 })}
          aria-current={at === index || undefined}
          onClick={() => goTo(at)}
        >
          {thumbs?.[at]}
        </button>
      ))}
    </div>
  );
}
