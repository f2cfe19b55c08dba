import type { PostKind } from '@narae/contracts';
import { isDuplicateKey } from '@narae/service-kit';
import { type ExportPage, exportPageSize, following, type PageCursor } from '../../kernel/index.ts';
import type { Report, ReportedPost, reportModel } from '../moderation.model.ts';

type Reports = ReturnType<typeof reportModel>;
type Key = Pick<ReportedPost, 'kind' | 'id'>;

/** Attempts when concurrent reports come. */
const attempts = 5;

/** Adds a report; a member's second one and those beyond `most` change nothing. @returns whether it was added */
export const addReport = async (
  reports: Reports,
  { kind, id }: Key,
  report: Omit<Report, 'open'>,
  most: number,
): Promise<boolean> => {
  const push = { $push: { reports: { ...report, open: true } }, $inc: { version: 1 } };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const existing = await reports.findOne({ id, kind }).lean<ReportedPost>().exec();
    if (existing) {
      const again = existing.reports.some(({ mem_id }) => mem_id === report.mem_id);
      if (again || existing.reports.length >= most) return false;
      const done = existing.open
        ? await reports.updateOne({ id, kind, open: true, 'reports.mem_id': { $ne: report.mem_id } }, push)
        : await reports.updateOne(
            { id, kind, version: existing.version },
            { ...push, $set: { open: true, since: report.at, decided_at: null } },
          );
      if (done.matchedCount === 1) return true;
    } else {
      try {
        await reports.create({
          kind,
          id,
          open: true,
          since: report.at,
          reports: [{ ...report, open: true }],
          version: 1,
        });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }
  return false;
};

export const findReported = (
  reports: Reports,
  { after, size }: { after: PageCursor | null; size: number },
): Promise<ReportedPost[]> =>
  reports
    .find({ open: true, ...(after && following('since', new Date(after.at), 'id', after.id)) })
    .sort({ since: 1, id: 1 })
    .limit(size)
    .lean<ReportedPost[]>()
    .exec();

export const findReportsOf = async (
  reports: Reports,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReportedPost>> => {
  const found = await reports
    .find({ id: { $in: [...ids] } })
    .lean<ReportedPost[]>()
    .exec();
  return new Map(found.map((post) => [post.id, post]));
};

/** Closes the reports up to a version; later ones stay open. */
export const closeReports = async (
  reports: Reports,
  { kind, id }: { kind: PostKind; id: string },
  { version, at }: { version: number; at: Date },
): Promise<boolean> => {
  const done = await reports.updateOne(
    { id, kind, version, open: true },
    { $set: { open: false, decided_at: at, 'reports.$[].open': false }, $inc: { version: 1 } },
  );
  return done.matchedCount === 1;
};

export const anonymiseReports = async (reports: Reports, mem_id: string): Promise<void> => {
  await reports.updateMany(
    { 'reports.mem_id': mem_id },
    { $set: { 'reports.$[own].mem_id': '' }, $inc: { version: 1 } },
    { arrayFilters: [{ 'own.mem_id': mem_id }] },
  );
};

/** Of a post that both reported, the older account's report stays, anonymous. */
export const giveReports = async (
  reports: Reports,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  await reports.updateMany(
    { $and: [{ 'reports.mem_id': from }, { 'reports.mem_id': { $ne: into } }] },
    { $set: { 'reports.$[own].mem_id': into }, $inc: { version: 1 } },
    { arrayFilters: [{ 'own.mem_id': from }] },
  );
  await anonymiseReports(reports, from);
};

export const reportsAfter = (reports: Reports, { mem_id, after }: ExportPage): Promise<ReportedPost[]> =>
  reports
    .find({ 'reports.mem_id': mem_id, id: { $gt: after } })
    .sort({ id: 1 })
    .limit(exportPageSize)
    .lean<ReportedPost[]>()
    .exec();
