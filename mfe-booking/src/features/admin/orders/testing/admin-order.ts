import type { AdminOrder, AdminOrderRow, AdminPaper } from '@narae/contracts';

export const orderRow = (change: Partial<AdminOrderRow> = {}): AdminOrderRow => ({
  order_id: 'ORDER000000007',
  cart_id: 'CART000007',
  mem_id: 'MEM0000000007',
  prod_id: 'P000001',
  prod_title: 'Palace walk',
  start_day: '2098-05-01',
  end_day: '2098-05-02',
  state: 'paid',
  buyername: 'LIN MEI',
  email: 'lin@example.com',
  heads: 2,
  total: { amount: 200, currency: 'USD' },
  balance: null,
  refno: 'TRIP1',
  papers: { missing: 0, to_check: 1, accepted: 1, rejected: 0 },
  reg_date: '2026-03-10T03:00:00.000Z',
  ...change,
});
export const orderPaper = (change: Partial<AdminPaper> = {}): AdminPaper => ({
  mem_file_id: 'MEM_FILE000000001',
  file_type: '1',
  file_path: '/files/MEM_FILE000000001',
  origin_file_name: 'pass.jpg',
  reg_date: '2026-03-10T03:00:00.000Z',
  state: 'to-check',
  rejection: null,
  checked: null,
  seen: 'seen1',
  ...change,
});
export const lead = { rv_mem_id: 'RVMEM1', mem_type: 'adult', sort_order: 1, mem_nm: 'LIN MEI' } as const;
export const adminOrder = (change: Partial<AdminOrder> = {}): AdminOrder => ({
  order: orderRow(),
  tel: '821012345678',
  area: '',
  lan_tp: 'KOR',
  seats: { claimed: 2, held_until: null },
  travellers: [{ ...lead, papers: [orderPaper()], missing: ['4'] }],
  attempts: [
    {
      refno: 'TRIP1',
      pay_type_nm: 'PayPal',
      status: 'paid',
      reqcur: 'USD',
      reqamt: '200.00',
      transid: 'FP1',
      rescode: '0000',
      started_at: '2026-03-10T03:00:00.000Z',
      settled_at: '2026-03-10T03:01:00.000Z',
    },
  ],
  cancellations: [],
  refunds: [],
  steps: [{ what: 'paid', by: 'member', at: '2026-03-10T03:01:00.000Z', about: '' }],
  notes: [{ note_id: 'A', by: 'MEM0000000500', at: '2026-03-11T03:00:00.000Z', text: 'Called back' }],
  reasons: [
    { reason: 'unreadable', text: 'The picture is blurred.' },
    { reason: 'other', text: 'We cannot accept this document.' },
  ],
  ...change,
});
