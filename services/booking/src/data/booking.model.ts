import type {
  CancellationKind,
  Currency,
  Discounts,
  DocumentFlags,
  FiveTexts,
  HotelType,
  MemType,
  PartyCounts,
  PayType,
  TravellerFileType,
  TxnType,
} from '@narae/contracts';
import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import type { z } from 'zod';

/** A chosen option with its price as of the choice, in KRW. */
export interface BookingOption {
  opt_id: string;
  opt_code: string;
  names: FiveTexts;
  origin_price: number;
  participant_cnt: number;
  reg_date: Date;
  mod_date: Date;
}

export interface BookingRoom {
  hotel_cart_id: string;
  hotel_dtl_id: string;
  hotel_type: HotelType;
  names: FiveTexts;
  origin_hotel_price: number;
  personnel_cnt: number;
  reg_date: Date;
  mod_date: Date;
}

export interface BookingTraveller {
  rv_mem_id: string;
  mem_type: MemType;
  /** Person index within the category, from 1. */
  sort_order: number;
  mem_nm: string;
}

/** A document of a traveller; its bytes lie encrypted in the vault under `vault_id`. */
export interface BookingFile {
  mem_file_id: string;
  vault_id: string;
  mem_type: MemType;
  sort_order: number;
  file_type: TravellerFileType;
  origin_file_name: string;
  mime: string;
  /** Of the upload as it came: the same name and content twice in one order is refused. */
  sha256: string;
  reg_date: Date;
}

/** Price and policy as frozen at confirmation (decisions, Money): never converted afresh afterwards. */
export interface PriceSnapshot {
  currency: Currency;
  deal_bas_r: number;
  cost: number;
  option: number;
  hotel: number;
  total: number;
  origin_cost: number;
  origin_option: number;
  origin_hotel: number;
  origin_price: number;
  discounts: Discounts;
  cancellation: z.infer<typeof CancellationKind>;
  refund_schedule: { fromDays: number; pct: number }[];
  frozen_at: Date;
}

/** `authorised`: the provider's word is verified and stored, seats not yet settled; a sweep finishes it after a crash. */
export type PaymentStatus =
  'started' | 'authorised' | 'paid' | 'declined' | 'closed' | 'refund-due' | 'refunded';

/** One attempt to pay; `refno` is unique over all orders. */
export interface PaymentAttempt {
  refno: string;
  pay_type: PayType;
  status: PaymentStatus;
  /** As sent to the provider (CNY for CNH). */
  reqcur: string;
  /** Decimal string as sent. */
  reqamt: string;
  /** What was signed and sent, to compare every later word with. */
  fields: Record<string, string>;
  transid?: string;
  rescode?: string;
  refund_refno?: string;
  started_at: Date;
  settled_at?: Date;
}

/** A booking: born as a cart row, lives on as an order. Everything that must change together lies in this one document. */
export interface Booking {
  cart_id: string;
  order_id: string | null;
  mem_id: string;
  prod_id: string;
  txn_type: TxnType;
  /** Counts every change; guards and events carry it. */
  version: number;
  /** Shown in the cart; a paid item that is deleted leaves only the cart. */
  in_cart: boolean;
  /** True while in_cart and not yet paid: unique per member and product. */
  open: boolean;
  lan_tp: string;
  party: PartyCounts;
  options: BookingOption[];
  rooms: BookingRoom[];
  buyername: string;
  tel: string;
  email: string;
  area: string;
  travellers: BookingTraveller[];
  files: BookingFile[];
  documents: DocumentFlags;
  price: PriceSnapshot | null;
  /** The current hold's end; the ledger's claim is the truth, this is its copy for the screens. */
  hold_expires_at: Date | null;
  hold_started_at: Date | null;
  hold_extended: boolean;
  payments: PaymentAttempt[];
  reg_date: Date;
  mod_date: Date;
  outbox: OutboxEntry[];
}

const plain = { _id: false } as const;
const texts = { CHN: String, KOR: String, ENG: String, JPN: String, VTN: String };

const bookingSchema = new Schema<Booking>(
  {
    cart_id: { type: String, required: true, unique: true },
    order_id: { type: String, default: null },
    mem_id: { type: String, required: true },
    prod_id: { type: String, required: true },
    txn_type: { type: String, required: true },
    version: { type: Number, required: true, default: 1 },
    in_cart: { type: Boolean, required: true, default: true },
    open: { type: Boolean, required: true, default: true },
    lan_tp: { type: String, required: true },
    party: {
      type: new Schema(
        { adult_cnt: Number, teen_cnt: Number, children_cnt: Number, child_cnt: Number },
        plain,
      ),
      required: true,
    },
    options: [
      new Schema(
        {
          opt_id: String,
          opt_code: String,
          names: texts,
          origin_price: Number,
          participant_cnt: Number,
          reg_date: Date,
          mod_date: Date,
        },
        plain,
      ),
    ],
    rooms: [
      new Schema(
        {
          hotel_cart_id: String,
          hotel_dtl_id: String,
          hotel_type: String,
          names: texts,
          origin_hotel_price: Number,
          personnel_cnt: Number,
          reg_date: Date,
          mod_date: Date,
        },
        plain,
      ),
    ],
    buyername: { type: String, default: '' },
    tel: { type: String, default: '' },
    email: { type: String, default: '' },
    area: { type: String, default: '' },
    travellers: [
      new Schema({ rv_mem_id: String, mem_type: String, sort_order: Number, mem_nm: String }, plain),
    ],
    files: [
      new Schema(
        {
          mem_file_id: String,
          vault_id: String,
          mem_type: String,
          sort_order: Number,
          file_type: String,
          origin_file_name: String,
          mime: String,
          sha256: String,
          reg_date: Date,
        },
        plain,
      ),
    ],
    documents: {
      type: new Schema({ air_ticket: Boolean, birth_certificate: Boolean }, plain),
      required: true,
    },
    price: { type: Schema.Types.Mixed, default: null },
    hold_expires_at: { type: Date, default: null },
    hold_started_at: { type: Date, default: null },
    hold_extended: { type: Boolean, default: false },
    payments: [
      new Schema(
        {
          refno: String,
          pay_type: String,
          status: String,
          reqcur: String,
          reqamt: String,
          fields: Schema.Types.Mixed,
          transid: String,
          rescode: String,
          refund_refno: String,
          started_at: Date,
          settled_at: Date,
        },
        plain,
      ),
    ],
    reg_date: { type: Date, required: true },
    mod_date: { type: Date, required: true },
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'bookings' },
);

bookingSchema.index(
  { order_id: 1 },
  { unique: true, partialFilterExpression: { order_id: { $type: 'string' } } },
);
bookingSchema.index({ mem_id: 1, prod_id: 1 }, { unique: true, partialFilterExpression: { open: true } });
bookingSchema.index({ mem_id: 1, in_cart: 1, reg_date: -1 });
bookingSchema.index({ 'options.opt_id': 1 });
bookingSchema.index({ 'rooms.hotel_cart_id': 1 });
bookingSchema.index({ 'travellers.rv_mem_id': 1 });
bookingSchema.index({ 'files.mem_file_id': 1 });
bookingSchema.index(
  { 'payments.refno': 1 },
  { unique: true, partialFilterExpression: { 'payments.refno': { $type: 'string' } } },
);
bookingSchema.index(
  { 'payments.transid': 1 },
  { unique: true, partialFilterExpression: { 'payments.transid': { $type: 'string' } } },
);
bookingSchema.index({ hold_expires_at: 1 });
bookingSchema.index({ 'outbox.at': 1 });

/** The bookings of a store. */
export const bookingModel = (store: Connection): Model<Booking> =>
  (store.models['Booking'] as Model<Booking> | undefined) ?? store.model<Booking>('Booking', bookingSchema);
