import type { ReactNode } from 'react';
import css from './second-factor.module.css';

/** Of which rank a step's heading is: the page's own, a second way on it, or one within a section of my account. */
export type HeadingLevel = 1 | 2 | 3;

/** The heading of a step. */
export function StepHeading({
  level,
  children,
}: {
  readonly level: HeadingLevel;
  readonly children: ReactNode;
}): ReactNode {
  const Heading = `h${level}` as const;
  return <Heading className={css.title}>{children}</Heading>;
}
