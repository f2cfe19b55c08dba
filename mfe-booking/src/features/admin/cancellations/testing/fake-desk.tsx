import type { DepartureCancellation, DeskCancellation } from '@narae/contracts';
import { renderInShell, testUser } from '@narae/shell-sdk/testing';
import '@narae/ui/testing';
import '../../../../shared/admin/texts.ts';
import CancellationsPart from '../cancellations-part.tsx';

export const deskRequest = (change: Partial<DeskCancellation> = {}): DeskCancellation => ({
  order_id: 'ORD0000000042',
  version: 8,
  cancel_no: 1,
  state: 'asked',
  whole: false,
  rv_mem_ids: ['RV2'],
  leaving: ['LEE MIN'],
  people: 2,
  reason: 'She is ill.',
  pct: 90,
  sums: [{ currency: 'USD', charged: 100, refunded: 90, kept: 10 }],
  asked_at: '2099-04-22T03:00:00.000Z',
  decided_at: '',
  decided_by: '',
  answer: '',
  mem_id: 'MEM0000000007',
  lan_tp: 'JPN',
  buyername: 'KIM NARA',
  prod_id: 'P000001',
  prod_title: 'Han river night walk',
  departure: '2099-05-01',
  days_left: 9,
  ...change,
});

export const departure = (change: Partial<DepartureCancellation> = {}): DepartureCancellation => ({
  prod_id: 'P000001',
  prod_title: 'Han river night walk',
  departure: '2099-05-01',
  days_left: 9,
  state: 'none',
  reason: '',
  asked_at: '',
  done_at: '',
  asked_by: '',
  orders_left: 2,
  orders_done: 0,
  unpaid_left: 1,
  refunds: [
    { amount: 300, currency: 'USD' },
    { amount: 130_000, currency: 'KRW' },
  ],
  extra_pct: 0,
  ...change,
});

export interface FakeDesk {
  rows: DeskCancellation[];
  departure: DepartureCancellation | null;
  automatic: boolean;
  minimum_automatic: boolean;
  change: (name: string) => Response;
  readonly sent: { readonly name: string; readonly info: Record<string, unknown> }[];
}

export function fakeDesk(): FakeDesk {
  const desk: FakeDesk = {
    rows: [deskRequest()],
    departure: departure(),
    automatic: false,
    minimum_automatic: false,
    change: () => Response.json({ msg: 'success' }),
    sent: [],
  };
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const name = String(url).split('/').at(-1) ?? '';
    const { info } = JSON.parse(String(init?.body ?? '{"info":{}}')) as { info: Record<string, unknown> };
    if (name === 'administrators') return Response.json([{ mem_id: 'MEM0000000009', mem_nm: 'Park' }]);
    desk.sent.push({ name, info });
    if (name === 'cancellations') return Response.json({ rows: desk.rows, next: '' });
    if (name === 'cancelSettings')
      return Response.json({ automatic: desk.automatic, minimum_automatic: desk.minimum_automatic });
    if (name !== 'departureCancelStatus') return desk.change(name);
    return desk.departure
      ? Response.json(desk.departure)
      : Response.json({ error: 'product_not_found', message: 'No such product.' }, { status: 404 });
  }) as typeof fetch;
  return desk;
}

export const sentBy = ({ sent }: FakeDesk, name: string) =>
  sent.filter((one) => one.name === name).map(({ info }) => info);

export const showPart = (query = '') =>
  renderInShell(<CancellationsPart />, {
    path: `/admin/booking?view=cancellations${query}`,
    user: { ...testUser, admin_yn: 'Y', admin_role: 'booking' },
    namespaces: ['bookingAdmin', 'bookingCancellations', 'bookingCancel', 'admin'],
  });
