import type { BookableProduct, Currency, LanTp, OrderTicket, PayType } from '@narae/contracts';
import type { PlainBooking } from '../../kernel/index.ts';
import type { OrderMailReason } from './order-mail-texts.ts';

/** What a mail about an order says. */
export interface OrderMailFacts {
  readonly kind: 'order-paid' | 'order-refunded';
  readonly reason: OrderMailReason;
  readonly lanTp: LanTp;
  readonly booking: Pick<
    PlainBooking,
    'order_id' | 'buyername' | 'email' | 'party' | 'travellers' | 'options' | 'rooms' | 'price'
  >;
  readonly product: Pick<
    BookableProduct,
    | 'titles'
    | 'places'
    | 'meeting_points'
    | 'meeting_lat'
    | 'meeting_lng'
    | 'lat'
    | 'lng'
    | 'start_day'
    | 'end_day'
  >;
  /** Whole units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly payType: PayType;
  readonly refno: string;
  /** Tickets the mail carries: all of the order, or none. */
  readonly tickets: readonly Pick<OrderTicket, 'mem_nm' | 'ticket_no'>[];
  /** The site's own address. */
  readonly publicOrigin: string;
  /** YYYY-MM-DD in Asia/Seoul. */
  readonly today: string;
}
