import type { ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import { StateDrawing, type DrawingName } from './state-drawings.tsx';
import css from './state-box.module.css';

export interface StateBoxProps {
  title: ReactNode;
  /** What it means and what one can do. */
  children?: ReactNode;
  /** One action: a `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** Inside a page beside other things, rather than instead of a page. */
  compact?: boolean;
  headingLevel?: 1 | 2 | 3;
}

interface FrameProps extends StateBoxProps {
  drawing: DrawingName;
  role?: 'alert' | 'status';
}

/** A drawing, a sentence, one action. The named states below say which. */
function StateBox({ drawing, title, children, action, compact, headingLevel = 2, role }: FrameProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx(css.box, compact && css.compact)} role={role}>
      <StateDrawing name={drawing} />
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

/** There is nothing here yet. */
export const EmptyState = (props: StateBoxProps) => <StateBox {...props} drawing="empty" />;

/** It did not work; `action` tries again. */
export const ErrorState = (props: StateBoxProps) => <StateBox {...props} drawing="error" role="alert" />;

/** For members; `action` leads to the login. */
export const SignedOutState = (props: StateBoxProps) => <StateBox {...props} drawing="signedOut" />;

/** Nothing under that name or address. */
export const NotFoundState = (props: StateBoxProps) => <StateBox {...props} drawing="search" />;

/** It worked: what happened, what comes next, where to find it again. */
export const SuccessState = (props: StateBoxProps) => <StateBox {...props} drawing="success" role="status" />;
