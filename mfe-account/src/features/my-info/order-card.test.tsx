import type { LanTp, MyInfoOrder } from '@narae/contracts';
import { renderInShell } from '@narae/shell-sdk/testing';
import { screen } from '@testing-library/react';
import '@narae/ui/testing';
import '../../texts.ts';
import { OrderCard } from './order-card.tsx';

const order: MyInfoOrder = {
  order_id: 'ORD0000000042',
  prod_id: 'P000001',
  variant: 'trip',
  prod_title: 'LUMERA weekend',
  ymd_format: '2026-12-09',
  end_ymd_format: '2026-12-10',
  pay_type_nm: 'UnionPay',
  reqamt: 11_996,
  prod_price_tp: 'CNH',
  mod_date: '2026-11-20T03:00:00.000Z',
  txn_type: '',
  cart_id: 'CART1',
  mem_id: 'MEM1',
  file_path: 'PRODUCT',
  file_name: 'list.jpg',
  refno: 'REF1',
  participant_cnt: 2,
  ticket_yn: 'N',
};

const totals: readonly [LanTp, string][] = [
  ['ENG', 'Order total'],
  ['KOR', '주문 금액'],
  ['JPN', 'ご注文金額'],
  ['CHN', '订单金额'],
  ['VTN', 'Tổng tiền'],
];

test.each(totals)('in %s the agreed price is called the total, not what was paid', async (lanTp, total) => {
  await renderInShell(<OrderCard order={order} />, { lanTp, namespaces: ['account'] });
  expect(screen.getByText(total).nextSibling).toHaveTextContent(/11.996.*UnionPay/);
});
