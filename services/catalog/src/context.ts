import type { ReadyAnswers } from '@narae/service-kit';
import type { CatalogStore } from './catalog-store.ts';
import type { RateBook } from './rates/rate-book.ts';

/** What the catalogue's use cases work with. */
export interface Catalog extends CatalogStore {
  rateBook: RateBook;
  /** There may be events in an outbox: publish them now. */
  nudge: () => void;
  clock: () => Date;
  /** Answers to what visitors ask, kept until something they are made from is written. */
  ready: ReadyAnswers;
}
