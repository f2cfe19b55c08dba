import type { ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import css from './badge.module.css';

/** One place, so that a state looks the same everywhere. */
const TONES = {
  inProgress: 'good',
  closingSoon: 'urgent',
  soldOut: 'over',
  preparing: 'waiting',
  closed: 'over',
  needsTravellers: 'urgent',
  confirmed: 'waiting',
  paying: 'urgent',
  paid: 'good',
  cancelRequested: 'urgent',
  cancelled: 'over',
  expired: 'over',
} as const;

export type BadgeState = keyof typeof TONES;

/** The colour is a dot; the words carry the meaning. */
export function Badge({
  state,
  children,
  className,
}: {
  state: BadgeState;
  children: ReactNode;
  className?: string;
}) {
  return <span className={cx(css.badge, css[TONES[state]], className)}>{children}</span>;
}
