import { useT } from '@narae/shell-sdk';
import { Loaded, Skeleton } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import { useWaitingEntries } from '../../shared/waiting/use-my-entry.ts';
import { namespace } from '../../texts.ts';
import { WaitingCard } from './waiting-card.tsx';
import css from './waiting-entries.module.css';

/** The member's waiting lists on my info: what they are offered, what they wait for, what was over lately; nothing for who has none. */
export default function WaitingEntries(): ReactNode {
  const t = useT(namespace);
  const headingId = useId();
  return (
    <Loaded
      result={useWaitingEntries()}
      waiting={<Skeleton shape="row" />}
      failed={{ title: t('queue_fail'), children: t('queue_fail_text'), compact: true }}
    >
      {(entries) =>
        entries.length > 0 && (
          <section className={css.section} aria-labelledby={headingId}>
            <h2 className={css.heading} id={headingId}>
              {t('queue_title')}
            </h2>
            <div className={css.cards}>
              {entries.map((entry) => (
                <WaitingCard key={entry.waiting_id} entry={entry} />
              ))}
            </div>
          </section>
        )
      }
    </Loaded>
  );
}
