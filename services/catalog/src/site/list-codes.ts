import type { Code, LanTp } from '@narae/contracts';
import { textIn, toWireFields } from '@narae/contracts/localized';
import type { z } from 'zod';
import type { Catalog } from '../context.ts';
import type { StoredCode } from './code.model.ts';

type CodeRow = z.infer<typeof Code>;

const toCode = (row: StoredCode): CodeRow => ({
  com_cd_group_code: row.com_cd_group_code,
  com_cd_code: row.com_cd_code,
  ...toWireFields('cd_', 'name', row.names),
  cd_code1: row.cd_code1,
  cd_code2: row.cd_code2,
});

const codeRows = (
  { codes }: Pick<Catalog, 'codes'>,
  group: string,
  sub: '' | { $ne: '' },
): Promise<StoredCode[]> =>
  codes.find({ com_cd_group_code: group, cd_code2: sub }).sort({ sort_order: 1 }).lean<StoredCode[]>();

/** The rows of a code table: kinds of travel (CG005), kinds of accommodation (CG006); `cd_name` is Korean (CATALOG-9). */
export const listCodes = async (catalog: Pick<Catalog, 'codes'>, group: string): Promise<CodeRow[]> =>
  (await codeRows(catalog, group, '')).map(toCode);

/** The sub-tables of a code table: hotel grades (H), persons per room (P), beds (CATALOG-9). */
export const listCodeGroups = async (catalog: Pick<Catalog, 'codes'>, group: string): Promise<CodeRow[]> =>
  (await codeRows(catalog, group, { $ne: '' })).map(toCode);

/** Destinations of custom travel; `cd_name` in the asked language. */
export const listDestinations = async (
  catalog: Pick<Catalog, 'codes'>,
  group: string,
  lanTp: LanTp,
): Promise<CodeRow[]> =>
  (await codeRows(catalog, group, '')).map((row) => ({ ...toCode(row), cd_name: textIn(row.names, lanTp) }));
