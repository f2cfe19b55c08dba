import { pageLink, useT } from '@narae/shell-sdk';
import type { RemoteProblem, BoundaryFallbacks } from '@narae/shell-sdk/host';
import { Button, ButtonLink, ErrorState, IconRetry, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './problem-box.module.css';
import pageWaitingCss from './page-waiting.module.css';

const words = {
  failed: { title: 'part_missing_title', text: 'part_missing_text' },
  slow: { title: 'slow_title', text: 'slow_text' },
} as const;

/**
 * A part that did not come: try again, or go home; with `onClose` leave it, where it stands above a screen.
 */
export function ProblemBox({
  kind,
  retry,
  onClose,
}: RemoteProblem & { readonly onClose?: () => void }): ReactNode {
  const common = useT('common');
  return (
    <div data-trouble={kind} className={css.box}>
      <ErrorState
        title={common(words[kind].title)}
        action={
          <span className={css.actions}>
            <Button icon={<IconRetry size={20} />} onClick={retry}>
              {common('btn_retry')}
            </Button>
            {onClose ? (
              <Button kind="quiet" onClick={onClose}>
                {common('btn_close')}
              </Button>
            ) : (
              <ButtonLink kind="quiet" link={pageLink('home')}>
                {common('btn_home')}
              </ButtonLink>
            )}
          </span>
        }
      >
        {common(words[kind].text)}
      </ErrorState>
    </div>
  );
}

/** Tall enough that the footer does not jump. */
function PageWaiting(): ReactNode {
  return (
    <div className={pageWaitingCss.page}>
      <Skeleton shape="card" count={6} />
    </div>
  );
}

export const boundaryFallbacks: BoundaryFallbacks = {
  waiting: <PageWaiting />,
  problem: (trouble) => <ProblemBox {...trouble} />,
};
