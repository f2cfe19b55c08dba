import { isBlank } from '@narae/contracts/prepared-text';
import type { Code, CustomWish } from '@narae/contracts';
import { customNation, getCode, getCodeGroup } from '@narae/contracts/rows';
import { useLocale, wireText, useFormat, usePartyText, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { useMemo } from 'react';
import { heads } from '@narae/rules';
import type { LineItem } from '@narae/ui';
import { partyOf } from './trip-facts.ts';

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

type TripRequest = Omit<CustomWish, 'email' | 'tel'>;

/** What was written stands after the names; a code that left its table shows itself. */
const named = (table: readonly NamedCode[], codes: readonly string[], etc: string): string[] =>
  [...codes.filter(Boolean).map((code) => table.find((row) => row.code === code)?.name ?? code), etc].filter(
    Boolean,
  );

/** A line that says nothing is left out (CUSTOM-1). */
export function useRequestLines(tables: CodeTables) {
  const t = useT('bookingCustom');
  const format = useFormat();
  const partyText = usePartyText();
  return (request: TripRequest): LineItem[] => {
    const days = [request.start_day, request.end_day].filter(Boolean);
    const lines: readonly (readonly [string, string])[] = [
      [t('days'), days.length === 2 ? format.dateRange(request.start_day, request.end_day) : ''],
      [t('people'), heads(request) > 0 ? partyText(partyOf(request)) : ''],
      [t('types'), named(tables.travelTypes, request.travel_types, request.travel_type_etc).join(', ')],
      [t('places'), named(tables.destinations, request.destinations, request.destination_etc).join(', ')],
      [
        t('stay'),
        [
          ...named(tables.stays, [request.stay_type], ''),
          ...named(tables.grades, [request.stay_grade], ''),
          ...named(tables.rooms, [request.stay_room], ''),
          ...named(tables.beds, [request.stay_bed], request.stay_etc),
        ].join(', '),
      ],
      [t('budget'), request.budget],
      [t('activity'), request.activity],
      [t('memo'), request.memo],
    ];
    return lines.filter(([, amount]) => !isBlank(amount)).map(([label, amount]) => ({ label, amount }));
  };
}
