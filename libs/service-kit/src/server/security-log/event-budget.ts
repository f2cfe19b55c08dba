import type { SecurityEventKind } from '@narae/contracts/security-event-kinds';

interface LeftOut {
  readonly kind: SecurityEventKind;
  /** Empty for those of too many networks together. */
  readonly network: string;
  readonly count: number;
}

/** Lines that strangers can cause within a window of one process. */
export const budgetLimits = { windowMs: 10_000, inAll: 50, ofNetwork: 10, countedNetworks: 50 } as const;

/** Keeps a flood from filling the log: beyond some lines the rest is counted (ACCOUNT-42). */
export interface EventBudget {
  admits(kind: SecurityEventKind, network: string): boolean;
  leaveOut(kind: SecurityEventKind, network: string, count: number): void;
  /** What was counted in windows that are over, once; with `all` also in the one that runs. */
  take(all?: boolean): readonly LeftOut[];
  waits(): boolean;
}

export const createEventBudget = (now: () => number): EventBudget => {
  let window = 0;
  let spent = 0;
  const spentBy = new Map<string, number>();
  const leftOut = new Map<string, { kind: SecurityEventKind; network: string; count: number }>();
  let over: LeftOut[] = [];

  const close = (): void => {
    over = [...over, ...leftOut.values()];
    leftOut.clear();
    spentBy.clear();
    spent = 0;
  };
  const turn = (): void => {
    const current = Math.floor(now() / budgetLimits.windowMs);
    if (current === window) return;
    window = current;
    close();
  };
  const leaveOut: EventBudget['leaveOut'] = (kind, from, count) => {
    const counted = leftOut.has(`${kind} ${from}`) || leftOut.size < budgetLimits.countedNetworks;
    const network = counted ? from : '';
    const key = `${kind} ${network}`;
    const before = leftOut.get(key)?.count ?? 0;
    leftOut.set(key, { kind, network, count: before + count });
  };
  return {
    admits: (kind, network) => {
      turn();
      const byNetwork = spentBy.get(network) ?? 0;
      if (spent < budgetLimits.inAll && byNetwork < budgetLimits.ofNetwork) {
        spent += 1;
        spentBy.set(network, byNetwork + 1);
        return true;
      }
      leaveOut(kind, network, 1);
      return false;
    },
    leaveOut,
    take: (all = false) => {
      turn();
      if (all) close();
      const taken = over;
      over = [];
      return taken;
    },
    waits: () => over.length + leftOut.size > 0,
  };
};
