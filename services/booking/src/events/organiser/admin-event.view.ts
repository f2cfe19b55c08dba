import type { LanTp, AdminEvent } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { eventState } from '@narae/rules';
import type { KnownEvent } from '../../catalog/index.ts';
import type { PlaceTotals } from '../../inventory/index.ts';

/** How an event stands: its places by the ledger, and people whose papers wait. */
export interface EventStanding {
  readonly totals: PlaceTotals;
  readonly papersToCheck: number;
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly today: string;
}

/** An event as its organiser sees it. */
export const adminEvent = (
  event: KnownEvent,
  { totals, papersToCheck, today }: EventStanding,
  lanTp: LanTp,
): AdminEvent => {
  const { capacity, claimed, offered, remaining, closed } = totals;
  return {
    event_id: event.event_id,
    event_title: textIn(event.titles, lanTp),
    event_place: event.places ? textIn(event.places, lanTp) : '',
    event_day: event.event_day,
    start_day: event.start_day,
    end_day: event.end_day,
    state: eventState({ ...event, personnel_cnt: remaining, closed }, today),
    closed_yn: closed ? 'Y' : 'N',
    withdrawn_yn: event.withdrawn === true ? 'Y' : 'N',
    documents: event.documents,
    total: capacity,
    taken: claimed - offered,
    offered,
    remaining,
    papers_to_check: papersToCheck,
  };
};
