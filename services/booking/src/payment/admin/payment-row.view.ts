import type { AdminPayment, LanTp } from '@narae/contracts';
import { payTypeName } from '@narae/rules';
import type { PaymentAttempt } from '../../kernel/index.ts';
import { mayAsk, planOf } from './undecided.rules.ts';

export interface OrderWords {
  readonly order_id: string;
  readonly mem_id: string;
  readonly prod_title: string;
}

interface ShownIssue {
  readonly issue_id: string;
  readonly kind: Exclude<AdminPayment['kind'], 'undecided'>;
  readonly source: Exclude<AdminPayment['source'], ''>;
  readonly refno: string;
  readonly asked: { readonly reqcur: string; readonly reqamt: string };
  readonly came: Readonly<Record<'reqcur' | 'reqamt' | 'rescode' | 'transid', string>>;
  readonly times: number;
  readonly opened_at: Date;
  readonly last_at: Date;
  readonly settled_at: Date | null;
  readonly settled_by: string;
  readonly note: string;
  readonly version: number;
}

interface Shown {
  readonly order: OrderWords | undefined;
  readonly attempt: PaymentAttempt | undefined;
  readonly lanTp: LanTp;
  readonly now: Date;
}

const noOrder: OrderWords = { order_id: '', mem_id: '', prod_title: '' };

const ofAttempt = ({ attempt, lanTp, now }: Shown) => ({
  pay_type_nm: attempt ? payTypeName(attempt.pay_type, lanTp) : '',
  plan: attempt ? planOf(attempt.status) : ('nothing' as const),
  next_at: attempt?.check_at?.toISOString() ?? '',
  may_ask: attempt !== undefined && mayAsk(attempt, now),
});

export const issueRow = (issue: ShownIssue, shown: Shown): AdminPayment => {
  const { asked, came, opened_at, last_at, settled_at } = issue;
  const { issue_id, kind, source, refno, times, settled_by, note, version } = issue;
  return {
    issue_id,
    kind,
    source,
    refno,
    ...(shown.order ?? noOrder),
    ...ofAttempt(shown),
    asked: { amount: asked.reqamt, currency: asked.reqcur },
    came: { amount: came.reqamt, currency: came.reqcur },
    rescode: came.rescode,
    transid: came.transid,
    times,
    opened_at: opened_at.toISOString(),
    last_at: last_at.toISOString(),
    settled_at: settled_at?.toISOString() ?? '',
    settled_by,
    note,
    version,
  };
};

export const undecidedRow = (attempt: PaymentAttempt, shown: Omit<Shown, 'attempt'>): AdminPayment => ({
  issue_id: '',
  kind: 'undecided',
  source: '',
  refno: attempt.refno,
  ...(shown.order ?? noOrder),
  ...ofAttempt({ ...shown, attempt }),
  asked: { amount: attempt.reqamt, currency: attempt.reqcur },
  came: { amount: '', currency: '' },
  rescode: attempt.rescode ?? '',
  transid: attempt.transid ?? '',
  times: 0,
  opened_at: attempt.started_at.toISOString(),
  last_at: '',
  settled_at: '',
  settled_by: '',
  note: '',
  version: 0,
});
