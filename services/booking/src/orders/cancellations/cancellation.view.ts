import type { OrderCancellation, BookableProduct, DeskCancellation, LanTp } from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { daysBetween, heads } from '@narae/rules';
import type { Cancellation, PlainBooking } from '../../kernel/index.ts';

export const cancellationView = ({
  cancel_no,
  state,
  cause,
  whole,
  rv_mem_ids,
  reason,
  pct,
  sums,
  asked_at,
  decided_at,
  answer = '',
}: Cancellation): OrderCancellation => ({
  cancel_no,
  state,
  ...(cause && { cause }),
  whole,
  rv_mem_ids,
  reason,
  pct,
  sums,
  asked_at: asked_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? '',
  answer,
});

type Order = Pick<
  PlainBooking,
  'version' | 'mem_id' | 'lan_tp' | 'buyername' | 'travellers' | 'party' | 'prod_id'
> & {
  readonly order_id: string;
  readonly cancellations: Cancellation;
};

/** @param today YYYY-MM-DD in Asia/Seoul */
export const deskCancellation = (
  { order_id, version, mem_id, lan_tp, buyername, travellers, party, prod_id, cancellations: request }: Order,
  { titles, start_day }: Pick<BookableProduct, 'titles' | 'start_day'>,
  { lanTp, today }: { readonly lanTp: LanTp; readonly today: string },
): DeskCancellation => ({
  order_id,
  version,
  mem_id,
  lan_tp: resolveLanTp(lan_tp),
  buyername,
  leaving: travellers
    .filter(({ rv_mem_id }) => request.rv_mem_ids.includes(rv_mem_id))
    .map(({ mem_nm }) => mem_nm),
  people: heads(party),
  prod_id,
  prod_title: textIn(titles, lanTp),
  departure: start_day,
  days_left: daysBetween(today, start_day),
  cancel_no: request.cancel_no,
  state: request.state,
  whole: request.whole,
  rv_mem_ids: request.rv_mem_ids,
  reason: request.reason,
  pct: request.pct,
  sums: request.sums,
  asked_at: request.asked_at.toISOString(),
  decided_at: request.decided_at?.toISOString() ?? '',
  decided_by: request.decided_by ?? '',
  answer: request.answer ?? '',
});
