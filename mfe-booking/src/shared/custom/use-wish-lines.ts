import type { CustomWish } from '@narae/contracts';
import { heads } from '@narae/rules';
import { useFormat, usePartyText, useT } from '@narae/shell-sdk';
import type { LineItem } from '@narae/ui';
import { partyOf } from './party-of.ts';
import type { CodeTables, NamedCode } from './use-code-tables.ts';

type Wish = Omit<CustomWish, 'email' | 'tel'>;

/** Names of codes, then what was written beside them. A code that is no longer in its table shows itself. */
const named = (table: readonly NamedCode[], codes: readonly string[], etc: string): string[] =>
  [...codes.filter(Boolean).map((code) => table.find((row) => row.code === code)?.name ?? code), etc].filter(
    Boolean,
  );

/** What somebody wishes for, line by line and in words; a line that says nothing is left out (CUSTOM-1). */
export function useWishLines(tables: CodeTables) {
  const t = useT('bookingCustom');
  const format = useFormat();
  const partyText = usePartyText();
  return (wish: Wish): LineItem[] => {
    const days = [wish.start_day, wish.end_day].filter(Boolean);
    const lines: readonly (readonly [string, string])[] = [
      [t('days'), days.length === 2 ? format.dateRange(wish.start_day, wish.end_day) : ''],
      [t('people'), heads(wish) > 0 ? partyText(partyOf(wish)) : ''],
      [t('types'), named(tables.travelTypes, wish.travel_types, wish.travel_type_etc).join(', ')],
      [t('places'), named(tables.destinations, wish.destinations, wish.destination_etc).join(', ')],
      [
        t('stay'),
        [
          ...named(tables.stays, [wish.stay_type], ''),
          ...named(tables.grades, [wish.stay_grade], ''),
          ...named(tables.rooms, [wish.stay_room], ''),
          ...named(tables.beds, [wish.stay_bed], wish.stay_etc),
        ].join(', '),
      ],
      [t('budget'), wish.budget],
      [t('activity'), wish.activity],
      [t('memo'), wish.memo],
    ];
    return lines.filter(([, amount]) => amount.trim()).map(([label, amount]) => ({ label, amount }));
  };
}
