import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import { Spinner } from '../core/spinner.tsx';
import { useUiText, type UiText } from '../core/ui-strings.tsx';
import { VisuallyHidden } from '../core/visually-hidden.tsx';
import { IconClock } from '../icons/travel.tsx';
import css from './countdown.module.css';

export interface CountdownProps {
  /** Epoch milliseconds by the server's clock. */
  endsAt: number;
  /** Now by the server's clock: the device's may be wrong. */
  now: () => Date;
  label: ReactNode;
  note?: ReactNode;
  onEnd?: () => void;
}

/** In amber; spoken once a minute, above an hour once an hour. */
export function Countdown({ endsAt, now, label, note, onEnd }: CountdownProps) {
  const ui = useUiText();
  const [left, setLeft] = useState(() => secondsLeft(endsAt, now()));
  const ended = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const at = now();
      const seconds = secondsLeft(endsAt, at);
      setLeft(seconds);
      if (seconds <= 0) ended();
      else timer = setTimeout(tick, (endsAt - at.getTime()) % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [endsAt, now]);

  return (
    <div className={css.countdown}>
      <IconClock size={20} />
      <div className={css.words}>
        <span className={css.label}>{label}</span>
        {note && <span className={css.note}>{note}</span>}
      </div>
      <span className={css.clock} role="timer" aria-hidden="true">
        {clockOf(left)}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{spokenOf(left, ui)}</span>
      </VisuallyHidden>
    </div>
  );
}

interface CountdownWaitingProps extends Pick<CountdownProps, 'label' | 'note'> {
  /** What is waited for. */
  waiting: string;
}

/** As tall as the countdown that will stand here with these texts; they are not shown before they are true. */
export function CountdownWaiting({ label, note, waiting }: CountdownWaitingProps) {
  return (
    <div className={css.countdown}>
      <Spinner label={waiting} />
      <div className={cx(css.words, css.unsaid)} aria-hidden="true">
        <span className={css.label}>{label}</span>
        {note && <span className={css.note}>{note}</span>}
      </div>
      <span className={cx(css.clock, css.unsaid)} aria-hidden="true">
        {clockOf(0)}
      </span>
    </div>
  );
}

const two = (number: number): string => String(number).padStart(2, '0');

function clockOf(left: number): string {
  const hours = Math.floor(left / 3600);
  const rest = `${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

function spokenOf(left: number, ui: UiText): string {
  if (left <= 0) return ui('ui_time_over');
  return left > 3600
    ? ui('ui_hours_left', { hours: Math.ceil(left / 3600) })
    : ui('ui_minutes_left', { minutes: Math.ceil(left / 60) });
}

function secondsLeft(endsAt: number, now: Date): number {
  return Math.max(0, Math.ceil((endsAt - now.getTime()) / 1000));
}
