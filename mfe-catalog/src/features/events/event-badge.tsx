import type { EventInfo } from '@narae/contracts';
import { dayOf } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { Badge } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { standing } from './event-standing.ts';

/** The state of an event in a word or two. */
export function EventBadge({ event }: { readonly event: EventInfo }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const { state, closingSoon } = standing(event);
  if (closingSoon) return <Badge state="closingSoon">{common('state_closing_soon')}</Badge>;
  switch (state) {
    case 'open':
      return <Badge state="inProgress">{t('event_open')}</Badge>;
    case 'not-begun': {
      const day = format.date(dayOf(event.start_day), 'short');
      return <Badge state="preparing">{t('event_opens', { day })}</Badge>;
    }
    case 'full':
      return <Badge state="soldOut">{t('event_full')}</Badge>;
    case 'closed':
    case 'ended':
      return <Badge state="closed">{common('state_closed')}</Badge>;
  }
}
