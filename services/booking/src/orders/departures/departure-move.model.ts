import type { DeskMovePrice, ErrorKey, MoveReason } from '@narae/contracts';
import {
  list,
  moment,
  notRequired,
  optional,
  orNull,
  part,
  plainData,
  storedAudit,
  storedModel,
  text,
  type StoredOf,
} from '@narae/service-kit';

const row = notRequired({
  order_id: text(),
  state: text<'waiting' | 'moved' | 'left'>(),
  /** Why it stayed. */
  error: optional(text<ErrorKey>()),
  params: optional(plainData<Readonly<Record<string, string | number>>>()),
});

const departureMove = {
  /** The departure that is left: one move of it at a time. */
  prod_id: text({ unique: true }),
  to: text(),
  price: text<DeskMovePrice>(),
  reason: text<MoveReason>(),
  asked_by: text(),
  asked_at: moment(),
  /** Paid orders of the departure when it was asked for, in the order of their numbers. */
  rows: list(part(row)),
  /** When no row was waiting; null until then. */
  done_at: orNull(moment()),
  audit: optional(storedAudit),
};

/** Moving all orders of a departure to another one (ORDER-21). */
export type DepartureMove = StoredOf<typeof departureMove>;

export const departureMoveModel = storedModel('DepartureMove', 'departure_moves', departureMove, [
  { done_at: 1 },
]);
