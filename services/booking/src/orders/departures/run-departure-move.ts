import type { ErrorKey } from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import { DomainError } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { moveByDesk } from '../moves/desk-move.ts';
import type { DepartureMove } from './departure-move.model.ts';
import { findRunningMoves, noteMoveDone, settleRow } from './departure-move.queries.ts';

type Row = DepartureMove['rows'][number];

/** Somebody else changed the order meanwhile: it is tried again. */
const passing: readonly ErrorKey[] = ['version_conflict', 'service_unavailable'];

/** How a row ended; null where it must be tried again. */
const moveOne = async (
  context: OrdersContext,
  { to, price, reason, asked_by }: DepartureMove,
  { order_id }: Row,
): Promise<Row | null> => {
  try {
    await moveByDesk(
      context,
      { by: asked_by, lanTp: resolveLanTp(undefined) },
      { order_id, prod_id: to, price, reason },
    );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (passing.includes(error.key)) return null;
    // Moved by a process that died before it noted so.
    const { key, params } = error;
    if (key !== 'move_same') return { order_id, state: 'left', error: key, ...(params && { params }) };
  }
  return { order_id, state: 'moved' };
};

const runOne = async (context: OrdersContext, move: DepartureMove): Promise<number> => {
  const { departureMoves, now } = context;
  const turns = context.turnsOf('an order could not be moved with its departure');
  const except = new Set(turns.waiting());
  const moved = await turns.each(
    move.rows.filter(({ order_id, state }) => state === 'waiting' && !except.has(order_id)),
    ({ order_id }) => order_id,
    async (row) => {
      const settled = await moveOne(context, move, row);
      if (!settled) return false;
      await settleRow(departureMoves, move, settled);
      return true;
    },
  );
  await noteMoveDone(departureMoves, move, now());
  return moved;
};

/** Row by row, and again where a process died (ORDER-21). @returns number of orders */
export const runDepartureMoves = async (context: OrdersContext): Promise<number> => {
  const turns = context.turnsOf('the orders of a departure could not be moved');
  let moved = 0;
  await turns.each(
    await findRunningMoves(context.departureMoves, turns.waiting()),
    ({ prod_id }) => prod_id,
    async (move) => {
      moved += await runOne(context, move);
    },
  );
  return moved;
};
