import type { BookingContext } from '../context.ts';
import { adminEntry } from '../shared/admin-entry.ts';
import { findSettings, writeSettings } from './cancel-settings.queries.ts';

/** What the operator decided about cancelling; off until somebody switches it on (REFUND-2). */
export const readSettings = async ({
  cancelSettings,
}: Pick<BookingContext, 'cancelSettings'>): Promise<{ automatic: boolean }> => ({
  automatic: (await findSettings(cancelSettings))?.automatic ?? false,
});

/** Has the shop approve whole cancellations before departure by itself, or leaves them to the desk (REFUND-2). */
export const changeSettings = async (
  context: BookingContext,
  { automatic, by }: { readonly automatic: boolean; readonly by: string },
): Promise<void> => {
  const entry = adminEntry(context, {
    by,
    action: 'cancel-settings-changed',
    kind: 'setting',
    id: 'cancelling',
    changes: [{ field: 'automatic', from: String(!automatic), to: String(automatic) }],
  });
  await writeSettings(context.cancelSettings, { automatic }, entry);
};
