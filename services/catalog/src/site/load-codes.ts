import type { Catalog } from '../context.ts';
import type { ContentSource } from '../seeding/content-source.ts';

/** Writes the categories, nations and code tables of a content source; writing them again changes nothing. */
export const loadCodes = async (
  catalog: Pick<Catalog, 'categories' | 'nations' | 'codes'>,
  source: Pick<ContentSource, 'categories' | 'nations' | 'codes'>,
): Promise<void> => {
  const upsert = { upsert: true };
  for (const row of source.categories)
    await catalog.categories.updateOne({ cd_group_code: row.cd_group_code }, { $set: row }, upsert);
  for (const row of source.nations)
    await catalog.nations.updateOne({ nation_cd: row.nation_cd }, { $set: row }, upsert);
  for (const row of source.codes) {
    const { com_cd_group_code, com_cd_code } = row;
    await catalog.codes.updateOne({ com_cd_group_code, com_cd_code }, { $set: row }, upsert);
  }
};
