import type { ExportPart } from '@narae/contracts';
import type { CommunityContext } from '../context.ts';
import { exportPage, type ExportPage } from '../kernel/export-page.ts';
import { findAnyBlock } from './blocks/block.queries.ts';
import { reportsAfter } from './queue/report.queries.ts';

/** A page of what a member reported, without others' reports of the same (ACCOUNT-40). */
export const exportReports = async (
  { reports }: Pick<CommunityContext, 'reports'>,
  page: ExportPage,
): Promise<ExportPart> => {
  const found = await reportsAfter(reports, page);
  const own = found.map(({ kind, id, reports: all }) => ({
    kind,
    id,
    reports: all.filter(({ mem_id }) => mem_id === page.mem_id),
  }));
  return exportPage(own, ({ id }) => id);
};

/** Whether and why a member may not write for a time (ACCOUNT-40). */
export const exportBlock = async (
  { blocks }: Pick<CommunityContext, 'blocks'>,
  { mem_id }: ExportPage,
): Promise<ExportPart> => {
  const block = await findAnyBlock(blocks, mem_id);
  return exportPage(block ? [block] : [], () => '');
};
