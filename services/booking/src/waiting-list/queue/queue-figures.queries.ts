import type { WaitingKind } from '@narae/contracts';
import type { waitingModel } from '../entries/waiting.model.ts';
import type { QueueAddress } from '../entries/queue.rules.ts';

type Entries = ReturnType<typeof waitingModel>;

/** Parties that wait, and the seats they need. */
export interface Ahead {
  readonly parties: number;
  readonly seats: number;
}

export interface QueueFigures extends QueueAddress, Ahead {
  readonly offers: number;
  /** Seats of the smallest waiting party, and of the next in line; 0 without one. */
  readonly smallest: number;
  readonly next: number;
}

export const countAhead = async (
  entries: Entries,
  { kind, target_id, waiting_id }: QueueAddress & { readonly waiting_id: string },
): Promise<Ahead> => {
  const [found] = await entries.aggregate<Ahead>([
    { $match: { kind, target_id, open: true, state: 'waiting', waiting_id: { $lt: waiting_id } } },
    { $group: { _id: null, parties: { $sum: 1 }, seats: { $sum: '$seats' } } },
    { $project: { _id: 0 } },
  ]);
  return found ?? { parties: 0, seats: 0 };
};

type Grouped = Omit<QueueFigures, 'next'> & { readonly first: string | null };

export const findQueues = async (entries: Entries, kind?: WaitingKind): Promise<QueueFigures[]> => {
  const waits = { $eq: ['$state', 'waiting'] };
  const ofWaiting = (value: unknown, otherwise: unknown): unknown => ({ $cond: [waits, value, otherwise] });
  const found = await entries.aggregate<Grouped>([
    { $match: { open: true, ...(kind ? { kind } : {}) } },
    {
      $group: {
        _id: { kind: '$kind', target_id: '$target_id' },
        parties: { $sum: ofWaiting(1, 0) },
        seats: { $sum: ofWaiting('$seats', 0) },
        offers: { $sum: ofWaiting(0, 1) },
        smallest: { $min: ofWaiting('$seats', null) },
        first: { $min: ofWaiting('$waiting_id', null) },
      },
    },
    {
      $project: {
        _id: 0,
        kind: '$_id.kind',
        target_id: '$_id.target_id',
        parties: 1,
        seats: 1,
        offers: 1,
        smallest: 1,
        first: 1,
      },
    },
  ] as never);
  const firsts = await entries
    .find({ waiting_id: { $in: found.flatMap(({ first }) => first ?? []) } }, { waiting_id: 1, seats: 1 })
    .lean<{ waiting_id: string; seats: number }[]>()
    .exec();
  return found.map(({ first, ...queue }) => ({
    ...queue,
    smallest: queue.smallest ?? 0,
    next: firsts.find(({ waiting_id }) => waiting_id === first)?.seats ?? 0,
  }));
};

/** Waiting parties, and offers that should have ended before a moment. */
export const waitingFigures = async (
  entries: Entries,
  before: Date,
): Promise<{ waiting: number; offered: number; overdue: number }> => {
  const [found] = await entries.aggregate<{ waiting: number; offered: number; overdue: number }>([
    { $match: { open: true } },
    {
      $group: {
        _id: null,
        waiting: { $sum: { $cond: [{ $eq: ['$state', 'waiting'] }, 1, 0] } },
        offered: { $sum: { $cond: [{ $eq: ['$state', 'offered'] }, 1, 0] } },
        overdue: {
          $sum: {
            $cond: [{ $and: [{ $eq: ['$state', 'offered'] }, { $lte: ['$offer_ends_at', before] }] }, 1, 0],
          },
        },
      },
    },
    { $project: { _id: 0 } },
  ] as never);
  return found ?? { waiting: 0, offered: 0, overdue: 0 };
};
