import type { Code } from '@narae/contracts';
import { customNation, getCode, getCodeGroup } from '@narae/contracts/rows';
import { useLocale, wireText } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { useMemo } from 'react';

/** A row of a code table in the language of the page. */
export interface NamedCode {
  readonly code: string;
  readonly name: string;
}

/** The code tables of custom travel (CATALOG-9). */
export interface CodeTables {
  readonly travelTypes: readonly NamedCode[];
  readonly destinations: readonly NamedCode[];
  readonly stays: readonly NamedCode[];
  readonly grades: readonly NamedCode[];
  readonly rooms: readonly NamedCode[];
  readonly beds: readonly NamedCode[];
}

/** The code tables with their names in the language of the page, once all of them are there. */
export function useCodeTables() {
  const { lanTp } = useLocale();
  const reads = [
    useCall(getCode, { com_cd_group_code: 'CG005' }),
    useCall(customNation, { com_cd_group_code: 'CG003' }),
    useCall(getCode, { com_cd_group_code: 'CG006' }),
    useCall(getCodeGroup, { com_cd_group_code: 'CG006' }),
  ] as const;
  const [travelTypes, destinations, stays, groups] = reads.map(({ data }) => data);
  const data = useMemo((): CodeTables | undefined => {
    if (!travelTypes || !destinations || !stays || !groups) return undefined;
    const named = (rows: readonly Code[]): NamedCode[] =>
      rows.map((row) => ({ code: row.com_cd_code, name: wireText(row, 'cd_', 'name', lanTp) }));
    return {
      travelTypes: named(travelTypes),
      destinations: named(destinations),
      stays: named(stays),
      grades: named(groups.filter(({ cd_code2 }) => cd_code2 === 'H')),
      rooms: named(groups.filter(({ cd_code2 }) => cd_code2 === 'P')),
      beds: named(groups.filter(({ cd_code2 }) => cd_code2 !== 'H' && cd_code2 !== 'P')),
    };
  }, [travelTypes, destinations, stays, groups, lanTp]);
  return {
    data,
    isLoadingError: !data && reads.some(({ isLoadingError }) => isLoadingError),
    refetch: () => reads.filter((read) => !read.data).map((read) => read.refetch()),
  };
}
