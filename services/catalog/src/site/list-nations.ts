import type { LanTp, Nation } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import type { z } from 'zod';
import type { Catalog } from '../context.ts';

/** Nations in use whose code starts with zh (CATALOG-9), named in the caller's language. */
export const listNations = async (
  { nations }: Pick<Catalog, 'nations'>,
  useYn: 'Y' | 'N',
  lanTp: LanTp,
): Promise<z.infer<typeof Nation>[]> => {
  const rows = await nations.find({ use_yn: useYn, nation_cd: /^zh/ }).sort({ nation_cd: 1 }).lean();
  return rows.map(({ nation_cd, names }) => ({ nation_cd, nation_nm: textIn(names, lanTp) }));
};
