import type { LanTp, QueuedParty, WaitingEntry as WaitingEntryView, WaitingQueue } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import type { Ahead, QueueFigures } from './queue-figures.queries.ts';
import type { QueueTarget } from './queue-target.ts';
import { obstacleOf } from './sale.rules.ts';
import type { WaitingEntry } from '../entries/waiting.model.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** @param ahead who waits before it */
export const waitingView = (
  entry: WaitingEntry,
  target: QueueTarget,
  { ahead, lanTp, now }: { ahead: Ahead; lanTp: LanTp; now: Date },
): WaitingEntryView => {
  const { kind, counts, seats, offer_ends_at } = entry;
  // Over from that moment, before the job stores it.
  const over = entry.state === 'offered' && offer_ends_at !== null && offer_ends_at <= now;
  return {
    waiting_id: entry.waiting_id,
    kind,
    target_id: entry.target_id,
    ...(counts ? { counts } : {}),
    ...(kind === 'places' ? { event_cnt: seats } : {}),
    title: textIn(target.titles, lanTp),
    ymd_format: target.day,
    start_time: target.start_time,
    file_path: target.file_path,
    file_name: target.file_name,
    state: over ? 'ran-out' : entry.state,
    seats,
    joined_at: entry.joined_at.toISOString(),
    offer_ends_at: over ? null : iso(offer_ends_at),
    parties_ahead: ahead.parties,
    seats_ahead: ahead.seats,
    mail_yn: entry.confirmed ? 'Y' : 'N',
  };
};

/** @param left seats or places left for anybody */
export const queueView = (
  queue: QueueFigures,
  target: QueueTarget,
  left: number,
  lanTp: LanTp,
): WaitingQueue => {
  const { kind, target_id, parties, seats, offers, smallest, next } = queue;
  return {
    kind,
    target_id,
    title: textIn(target.titles, lanTp),
    ymd_format: target.day,
    start_time: target.start_time,
    parties,
    seats,
    offers,
    left,
    next_needs: next,
    obstacle: obstacleOf({ kind, sale: target.sale.state, left, parties, smallest }),
  };
};

export const partyView = (entry: WaitingEntry): QueuedParty => ({
  waiting_id: entry.waiting_id,
  mem_id: entry.mem_id,
  state: entry.state,
  seats: entry.seats,
  joined_at: entry.joined_at.toISOString(),
  offer_ends_at: iso(entry.offer_ends_at),
  ended_at: iso(entry.ended_at),
});
