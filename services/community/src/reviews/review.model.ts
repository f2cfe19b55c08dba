import type { LanTp, ReviewQuestion, Standing } from '@narae/contracts';
import {
  bytes,
  flag,
  list,
  moment,
  number,
  optional,
  orNull,
  storedOutbox,
  storedAs,
  storedModel,
  text,
  type StoredOf,
} from '@narae/service-kit';
import { audited, deletedAt } from '../kernel/index.ts';

/** Stars and the four answers, each 1–5 (COMMUNITY-26). */
export type Ratings = Record<'stars' | ReviewQuestion, number>;

const rating = number({ min: 1, max: 5 });
const outbox = storedOutbox;

const review = {
  review_id: text({ unique: true }),
  order_id: text(),
  prod_id: text(),
  /** The trip of the product, whose departures share reviews (COMMUNITY-36); absent where the catalogue told none. */
  trip_id: optional(text()),
  /** The last day of the reviewed departure, YYYY-MM-DD in Asia/Seoul; absent in reviews stored before it was kept. */
  travel_day: optional(text()),
  mem_id: text({ default: '' }),
  lan_tp: text<LanTp>(),
  stars: rating,
  guide: rating,
  programme: rating,
  value: rating,
  described: rating,
  text: text({ default: '' }),
  pictures: list(text(), { default: [] }),
  standing: text<Standing>(),
  /** Empty unless it is hidden. */
  hidden_reason: text({ default: '' }),
  /** False once the trip was refunded: nobody else sees it (COMMUNITY-25). */
  travelled: flag({ default: true }),
  helpful: list(text(), { default: [] }),
  helpful_cnt: number({ default: 0 }),
  reply: text({ default: '' }),
  replied_at: orNull(moment()),
  reg_date: moment(),
  mod_date: orNull(moment()),
  deleted_at: deletedAt,
  /** Raised by every change but votes. */
  version: number({ required: true, default: 1 }),
  ...audited,
  outbox,
};

/** A review with its votes: one document, so that a vote and the count cannot differ (COMMUNITY-27). */
export type StoredReview = StoredOf<typeof review>;

const seen = { standing: 1, travelled: 1, deleted_at: 1 } as const;
const ofProduct = { prod_id: 1, ...seen } as const;
const ofTrip = { trip_id: 1, ...seen } as const;

export const reviewModel = storedModel(
  'Review',
  'reviews',
  review,
  [{ ...ofProduct, reg_date: -1, review_id: -1, lan_tp: 1 }],
  [{ ...ofProduct, helpful_cnt: -1, review_id: -1, lan_tp: 1 }],
  [{ ...ofProduct, stars: -1, review_id: -1, lan_tp: 1 }],
  [{ ...ofTrip, reg_date: -1, review_id: -1, lan_tp: 1 }],
  [{ ...ofTrip, helpful_cnt: -1, review_id: -1, lan_tp: 1 }],
  [{ ...ofTrip, stars: -1, review_id: -1, lan_tp: 1 }],
  [{ standing: 1, deleted_at: 1, reg_date: -1, review_id: -1 }],
  [{ deleted_at: 1, reg_date: -1, review_id: -1 }],
  [{ mem_id: 1, reg_date: -1 }],
  [{ helpful: 1 }],
  // One review of an order at a time; a deleted one does not count.
  [{ order_id: 1, deleted_at: 1 }, { unique: true }],
);

/** A picture of a review in the sizes that pages show, without metadata (COMMUNITY-26). */
export const reviewPictureModel = storedModel('ReviewPicture', 'review_pictures', {
  /** 128 random bits: nobody guesses it. */
  _id: storedAs<string>({ type: String }),
  review_id: text({ index: true }),
  mem_id: text({ index: true }),
  /** webp, by its longer side in pixels. */
  side_1600: bytes(),
  side_320: bytes(),
  at: moment(),
});

const summary = {
  /** Of the trip (COMMUNITY-36), or of the product where no trip of it was told. */
  prod_id: text({ unique: true }),
  review_cnt: number(),
  average_tenths: number(),
  stars_cnt: list(number(), { required: true }),
  guide_tenths: number(),
  programme_tenths: number(),
  value_tenths: number(),
  described_tenths: number(),
  version: number(),
  outbox,
};

/** The averages of a trip's reviews (COMMUNITY-28). */
export type StoredSummary = StoredOf<typeof summary>;

export const summaryModel = storedModel('ReviewSummary', 'review_summaries', summary);
