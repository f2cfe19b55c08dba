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

/** What remains, how many there are in all, and what is on offer. */
interface LedgerStanding {
  readonly left: number;
  readonly capacity: number;
  readonly offers: readonly Offer[];
}

/** The ledger behind a queue. */
interface QueueLedger {
  readonly read: (context: WaitingListContext, target_id: string) => Promise<LedgerStanding>;
  /** @returns false where too few remain */
  readonly offer: (context: WaitingListContext, target_id: string, offer: Offer) => Promise<boolean>;
  /** Gives an offer back, once whoever asks how often; with `ending` only the one that ends then. */
  readonly withdraw: (
    context: WaitingListContext,
    target_id: string,
    waiting_id: string,
    ending?: Date,
  ) => Promise<void>;
  /** Keeps what is offered to a joined account for the other one (ACCOUNT-36). */
  readonly move: (context: WaitingListContext, joined: Joined) => Promise<void>;
  /** Whatever has offers in its ledger. */
  readonly onOffer: (context: WaitingListContext) => Promise<string[]>;
}

/** An opening is told, and nothing is kept for anybody. */
const none: QueueLedger = {
  read: async () => ({ left: 0, capacity: 0, offers: [] }),
  offer: async () => false,
  withdraw: async () => undefined,
  move: async () => undefined,
  onOffer: async () => [],
};

/** The ledger of each kind of queue. */
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
