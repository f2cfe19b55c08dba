import type { Connection } from 'mongoose';
import type { PaymentContext } from '../payment/index.ts';
import type { WaitingListContext } from '../waiting-list/index.ts';
import { cancelSettingsModel } from './cancellations/cancel-settings.model.ts';
import { departureCancelModel } from './departures/departure-cancel.model.ts';
import { departureChangeModel } from './departure-changes/departure-change.model.ts';
import { departureMoveModel } from './departures/departure-move.model.ts';
import { ticketKeyModel } from './tickets/ticket-key.model.ts';

export interface OrdersContext extends PaymentContext, WaitingListContext {
  readonly cancelSettings: ReturnType<typeof cancelSettingsModel>;
  readonly departureCancels: ReturnType<typeof departureCancelModel>;
  readonly departureChanges: ReturnType<typeof departureChangeModel>;
  readonly departureMoves: ReturnType<typeof departureMoveModel>;
  readonly ticketKeys: ReturnType<typeof ticketKeyModel>;
}

export const ordersStore = (store: Connection) => ({
  cancelSettings: cancelSettingsModel(store),
  departureCancels: departureCancelModel(store),
  departureChanges: departureChangeModel(store),
  departureMoves: departureMoveModel(store),
  ticketKeys: ticketKeyModel(store),
});
