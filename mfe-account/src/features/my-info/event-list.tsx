import { myinfoEventList } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { EventCard } from './event-card.tsx';
import css from './my-info.module.css';

/** The member's applications for events, those that were deleted at the end; nothing for who has none (ORDER-7). */
export function EventList(): ReactNode {
  const t = useT(namespace);
  const headingId = useId();
  const standing = useCall(myinfoEventList, { use_yn: 'Y' }, { staleTime: 0 });
  const { data: deleted = [] } = useCall(myinfoEventList, { use_yn: 'N' }, { staleTime: 0 });
  return (
    <Loaded
      result={standing}
      waiting={<Skeleton shape="row" />}
      failed={{ title: t('events_fail'), children: t('events_fail_text'), compact: true }}
    >
      {(events) => {
        const all = [...events, ...deleted];
        if (all.length === 0) return null;
        return (
          <section className={css.events} aria-labelledby={headingId}>
            <h2 className={css.heading} id={headingId}>
              {t('section_events')}
            </h2>
            <div className={css.orders}>
              {all.map((event) => (
                <EventCard key={event.event_rv_id} event={event} />
              ))}
            </div>
          </section>
        );
      }}
    </Loaded>
  );
}
