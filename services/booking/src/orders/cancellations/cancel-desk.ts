import type { CancelState, DeskCancellation, LanTp } from '@narae/contracts';
import { seoulDay } from '@narae/rules';
import { findProducts } from '../../catalog/index.ts';
import type { OrdersContext } from '../context.ts';
import {
  findRequests,
  type ListPlace,
  type OrderRequest,
  type CancelSwitch,
  findSettings,
  writeSwitch,
} from './cancellation.queries.ts';
import { deskCancellation } from './cancellation.view.ts';
import { adminEntry } from '../../kernel/index.ts';

const pageSize = 50;

const placeOf = (after: string): ListPlace => {
  const at = after.indexOf('-');
  return { asked: Number(after.slice(0, at)), order_id: after.slice(at + 1) };
};

const nextOf = (row: OrderRequest | undefined): string =>
  row ? `${row.cancellations.asked_at.getTime()}-${row.order_id}` : '';

export const listCancellations = async (
  context: OrdersContext,
  { state, after }: { readonly state: CancelState; readonly after?: string | undefined },
  lanTp: LanTp,
): Promise<{ rows: DeskCancellation[]; next: string }> => {
  const found = await findRequests(context.bookings, state, {
    after: after === undefined ? undefined : placeOf(after),
    limit: pageSize + 1,
  });
  const page = found.slice(0, pageSize);
  const products = await findProducts(
    context,
    page.map(({ prod_id }) => prod_id),
  );
  const today = seoulDay(context.now());
  return {
    rows: page.flatMap((row) => {
      const product = products.find(({ prod_id }) => prod_id === row.prod_id);
      return product ? [deskCancellation(row, product, { lanTp, today })] : [];
    }),
    next: found.length > pageSize ? nextOf(page.at(-1)) : '',
  };
};

const switches: readonly CancelSwitch[] = ['automatic', 'minimum_automatic'];

/** Off until somebody switches it on (REFUND-2, REFUND-4). */
export const readSettings = async ({
  cancelSettings,
}: Pick<OrdersContext, 'cancelSettings'>): Promise<Record<CancelSwitch, boolean>> => {
  const stored = await findSettings(cancelSettings);
  return { automatic: stored?.automatic ?? false, minimum_automatic: stored?.minimum_automatic ?? false };
};

export const whoCancelsBelowMinimum = async ({
  cancelSettings,
}: Pick<OrdersContext, 'cancelSettings'>): Promise<string | null> => {
  const stored = await findSettings(cancelSettings);
  return stored?.minimum_automatic ? (stored.minimum_by ?? '') : null;
};

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
