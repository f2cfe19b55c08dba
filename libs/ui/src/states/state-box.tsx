import type { ReactNode } from 'react';
import { cx } from '../core/cx.ts';
import { StateDrawing, type DrawingName } from './state-drawings.tsx';
import css from './state-box.module.css';

export interface StateBoxProps {
  title: ReactNode;
  children?: ReactNode;
  /** A `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** Inside a page, rather than instead of it. */
  compact?: boolean;
  headingLevel?: 1 | 2 | 3;
}

interface FrameProps extends StateBoxProps {
  drawing: DrawingName;
  role?: 'alert' | 'status';
}

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

export const EmptyState = (props: StateBoxProps) => <StateBox {...props} drawing="empty" />;

/** `action` tries again. */
export const ErrorState = (props: StateBoxProps) => <StateBox {...props} drawing="error" role="alert" />;

/** `action` leads to the login. */
export const SignedOutState = (props: StateBoxProps) => <StateBox {...props} drawing="signedOut" />;

export const NotFoundState = (props: StateBoxProps) => <StateBox {...props} drawing="search" />;

/** What happened, what comes next, where to find it again. */
export const SuccessState = (props: StateBoxProps) => <StateBox {...props} drawing="success" role="status" />;
