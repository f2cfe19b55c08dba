import { useT } from '@narae/shell-sdk';
import { Loaded, Skeleton } from '@narae/ui';
import { Fragment, type ReactNode } from 'react';
import type { FaqEntry } from './faq-entries.view.ts';
import { useSchedules } from './use-schedules.ts';

/** The paragraphs of an answer; while the refund schedules are not there, neighbours that tell of them are one gap. */
export function FaqAnswer({ paragraphs }: Pick<FaqEntry, 'paragraphs'>): ReactNode {
  return paragraphs
    .filter((paragraph, index) => paragraph !== null || paragraphs[index - 1] !== null)
    .map((paragraph, index) =>
      paragraph === null ? (
        <Fragment key={index}>
          <MissingSchedules />
        </Fragment>
      ) : (
        <p key={paragraph}>{paragraph}</p>
      ),
    );
}

function MissingSchedules(): ReactNode {
  const t = useT('communityFaq');
  return (
    <Loaded
      result={useSchedules()}
      waiting={<Skeleton shape="text" />}
      failed={{ title: t('schedules_fail'), compact: true, headingLevel: 3 }}
    >
      {() => null}
    </Loaded>
  );
}
