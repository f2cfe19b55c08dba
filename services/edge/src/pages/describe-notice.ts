import type { PageHead } from './page-head.ts';
import { siteDescription } from './page-texts.ts';
import { sharePicture } from './pictures.ts';
import { isId, type Visit } from './visit.ts';

/** Describes the page of one notice (COMMUNITY-3). */
export const describeNotice = async ({ path, query, lanTp, origin, facts }: Visit): Promise<PageHead> => {
  const cou_id = query.get('cou_id') ?? '';
  if (!isId(cou_id)) return { missing: true };
  const page = { path, query: { cou_id } };
  const described = { description: siteDescription[lanTp], page };
  const told = await facts.ask('communityDtl', { cou_id, lan_tp: lanTp });
  if (!told) return described;
  const [notice] = told;
  if (!notice) return { missing: true };
  return {
    ...described,
    title: notice.cou_ttl_nm,
    picture: sharePicture(origin),
    type: 'article',
  };
};
