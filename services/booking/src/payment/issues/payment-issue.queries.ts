import type { PaymentIssueKind } from '@narae/contracts/payment-issue-kinds';
import type { AuditEntry } from '@narae/service-kit';
import type { PaymentIssue, paymentIssueModel } from './payment-issue.model.ts';

type PaymentIssues = ReturnType<typeof paymentIssueModel>;

export type FoundIssue = Pick<PaymentIssue, 'issue_id' | 'refno' | 'kind' | 'source' | 'asked' | 'came'>;

export const PAYMENT_PAGE = 50;

/** A repeat is counted and stays settled; another report of its kind reopens it. */
export const storeIssue = async (issues: PaymentIssues, found: FoundIssue, now: Date): Promise<void> => {
  const { issue_id, came, source, ...facts } = found;
  const same = {
    issue_id,
    'came.reqcur': came.reqcur,
    'came.reqamt': came.reqamt,
    'came.rescode': came.rescode,
    'came.transid': came.transid,
  };
  const again = await issues.updateOne(same, { $set: { last_at: now }, $inc: { times: 1 } });
  if (again.matchedCount > 0) return;
  await issues.updateOne(
    { issue_id },
    {
      $set: {
        source,
        came,
        last_at: now,
        opened_at: now,
        settled_at: null,
        delete_at: null,
        settled_by: '',
        note: '',
      },
      $inc: { times: 1, version: 1 },
      $setOnInsert: facts,
    },
    { upsert: true },
  );
};

export interface IssueQuestion {
  readonly settled: boolean;
  readonly kind?: PaymentIssueKind | undefined;
  /** Last row of the page before. */
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
}

/** One page and one row more, newest first. */
export const findIssues = (
  issues: PaymentIssues,
  { settled, kind, after }: IssueQuestion,
): Promise<PaymentIssue[]> =>
  issues
    .find({
      settled_at: settled ? { $ne: null } : null,
      ...(kind && { kind }),
      ...(after && {
        $or: [{ opened_at: { $lt: after.at } }, { opened_at: after.at, issue_id: { $gt: after.id } }],
      }),
    })
    .sort({ opened_at: -1, issue_id: 1 })
    .limit(PAYMENT_PAGE + 1)
    .lean<PaymentIssue[]>()
    .exec();

export const issueExists = async (issues: PaymentIssues, issue_id: string): Promise<boolean> =>
  (await issues.exists({ issue_id })) !== null;

/** Unsettled ones, and since when the oldest waits; null without one. */
export const openIssueFigures = async (
  issues: PaymentIssues,
): Promise<{ readonly count: number; readonly oldest: Date | null }> => {
  const open = { settled_at: null };
  const oldest = await issues
    .findOne(open, { opened_at: 1 })
    .sort({ opened_at: 1 })
    .lean<PaymentIssue>()
    .exec();
  return { count: await issues.countDocuments(open), oldest: oldest?.opened_at ?? null };
};

/** Milliseconds: 180 days, as long as providers may ask. */
const retentionMs = 180 * 86_400_000;

/** As it was seen, with the audit entry. @returns whether it was still so */
export const settleIssue = async (
  issues: PaymentIssues,
  { issue_id, version }: Pick<PaymentIssue, 'issue_id' | 'version'>,
  settlement: { readonly settled_at: Date; readonly settled_by: string; readonly note: string },
  entry: AuditEntry,
): Promise<boolean> => {
  const { modifiedCount } = await issues.updateOne(
    { issue_id, version, settled_at: null },
    {
      $set: { ...settlement, delete_at: new Date(settlement.settled_at.getTime() + retentionMs) },
      $inc: { version: 1 },
      $push: { audit: entry },
    },
  );
  return modifiedCount === 1;
};
