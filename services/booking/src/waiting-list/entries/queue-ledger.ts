import type { WaitingKind } from '@narae/contracts';
import type { Joined } from '@narae/service-kit';
import type { WaitingListContext } from '../context.ts';
import {
  eventsOnOffer,
  moveOfferedPlaces,
  moveOfferedSeats,
  type Offer,
  offerPlaces,
  offerSeats,
  placeOffers,
  productsOnOffer,
  seatOffers,
  withdrawPlaces,
  withdrawSeats,
} from '../../inventory/index.ts';

/** Remaining, capacity, and offers. */
interface LedgerStanding {
  readonly left: number;
  readonly capacity: number;
  readonly offers: readonly Offer[];
}

interface QueueLedger {
  readonly read: (context: WaitingListContext, target_id: string) => Promise<LedgerStanding>;
  /** @returns false where too few remain */
  readonly offer: (context: WaitingListContext, target_id: string, offer: Offer) => Promise<boolean>;
  /** Once, however often called; with `ending` only the offer that ends then. */
  readonly withdraw: (
    context: WaitingListContext,
    target_id: string,
    waiting_id: string,
    ending?: Date,
  ) => Promise<void>;
  /** To the other account of a join (ACCOUNT-36). */
  readonly move: (context: WaitingListContext, joined: Joined) => Promise<void>;
  /** Targets with offers in their ledger. */
  readonly onOffer: (context: WaitingListContext) => Promise<string[]>;
}

/** An opening keeps nothing for anybody. */
const none: QueueLedger = {
  read: async () => ({ left: 0, capacity: 0, offers: [] }),
  offer: async () => false,
  withdraw: async () => undefined,
  move: async () => undefined,
  onOffer: async () => [],
};

export const queueLedgers: Readonly<Record<WaitingKind, QueueLedger>> = {
  seats: {
    read: seatOffers,
    offer: offerSeats,
    withdraw: withdrawSeats,
    move: moveOfferedSeats,
    onOffer: productsOnOffer,
  },
  places: {
    read: placeOffers,
    offer: offerPlaces,
    withdraw: withdrawPlaces,
    move: moveOfferedPlaces,
    onOffer: eventsOnOffer,
  },
  opening: none,
};
