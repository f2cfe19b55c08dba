import type { OrdersContext } from '../context.ts';
import { adminEntry } from '../../kernel/index.ts';
import { findSettings, writeSwitch, type CancelSwitch } from './cancel-settings.queries.ts';

const switches: readonly CancelSwitch[] = ['automatic', 'minimum_automatic'];

/** What the operator decided about cancelling; off until somebody switches it on (REFUND-2, REFUND-4). */
export const readSettings = async ({
  cancelSettings,
}: Pick<OrdersContext, 'cancelSettings'>): Promise<Record<CancelSwitch, boolean>> => {
  const stored = await findSettings(cancelSettings);
  return { automatic: stored?.automatic ?? false, minimum_automatic: stored?.minimum_automatic ?? false };
};

/** Who switched on that departures without their minimum are cancelled; null while it is off (REFUND-4). */
export const whoCancelsBelowMinimum = async ({
  cancelSettings,
}: Pick<OrdersContext, 'cancelSettings'>): Promise<string | null> => {
  const stored = await findSettings(cancelSettings);
  return stored?.minimum_automatic ? (stored.minimum_by ?? '') : null;
};

/** Turns the switches that are named: what the shop approves or cancels by itself, and what it leaves to the desk (REFUND-2, REFUND-4). */
export const changeSettings = async (
  context: OrdersContext,
  { by, ...wanted }: Partial<Record<CancelSwitch, boolean>> & { readonly by: string },
): Promise<void> => {
  for (const name of switches) {
    const on = wanted[name];
    if (on === undefined) continue;
    const entry = adminEntry(context, {
      by,
      action: 'cancel-settings-changed',
      kind: 'setting',
      id: 'cancelling',
      changes: [{ field: name, from: String(!on), to: String(on) }],
    });
    await writeSwitch(context.cancelSettings, { name, on }, entry);
  }
};
