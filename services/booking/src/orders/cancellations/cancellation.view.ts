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
  { order_id, version, mem_id, lan_tp, buyername, travellers, party, prod_id, cancellations: asked }: Order,
  { titles, start_day }: Pick<BookableProduct, 'titles' | 'start_day'>,
  { lanTp, today }: { readonly lanTp: LanTp; readonly today: string },
): DeskCancellation => ({
  order_id,
  version,
  mem_id,
  lan_tp: resolveLanTp(lan_tp),
  buyername,
  leaving: travellers
    .filter(({ rv_mem_id }) => asked.rv_mem_ids.includes(rv_mem_id))
    .map(({ mem_nm }) => mem_nm),
  people: heads(party),
  prod_id,
  prod_title: textIn(titles, lanTp),
  departure: start_day,
  days_left: daysBetween(today, start_day),
  cancel_no: asked.cancel_no,
  state: asked.state,
  whole: asked.whole,
  rv_mem_ids: asked.rv_mem_ids,
  reason: asked.reason,
  pct: asked.pct,
  sums: asked.sums,
  asked_at: asked.asked_at.toISOString(),
  decided_at: asked.decided_at?.toISOString() ?? '',
  decided_by: asked.decided_by ?? '',
  answer: asked.answer ?? '',
});
