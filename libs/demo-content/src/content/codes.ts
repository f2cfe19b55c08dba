import type { PerLanguage, DemoCode } from './types.ts';
import { textsOf } from '../texts.ts';

/** The rows of one code table by their code, in the order in which they are shown. */
const table = (
  com_cd_group_code: DemoCode['com_cd_group_code'],
  cd_code2: DemoCode['cd_code2'],
  rows: Readonly<Record<string, PerLanguage>>,
): DemoCode[] =>
  Object.entries(rows).map(([com_cd_code, names]) => ({
    com_cd_group_code,
    com_cd_code,
    names,
    cd_code1: com_cd_code,
    cd_code2,
  }));

/** CG005: kinds of travel for the custom-trip form; 06 opens a free-text field. */
const TRAVEL_TYPES = table('CG005', '', {
  '01': textsOf((pack) => pack.shop.codes.travelTypes['01']),
  '02': textsOf((pack) => pack.shop.codes.travelTypes['02']),
  '03': textsOf((pack) => pack.shop.codes.travelTypes['03']),
  '04': textsOf((pack) => pack.shop.codes.travelTypes['04']),
  '05': textsOf((pack) => pack.shop.codes.travelTypes['05']),
  '06': textsOf((pack) => pack.shop.codes.travelTypes['06']),
});

/** CG003: destinations of the custom-trip form (customNation). */
const DESTINATIONS = table('CG003', '', {
  '01': textsOf((pack) => pack.shop.codes.destinations['01']),
  '02': textsOf((pack) => pack.shop.codes.destinations['02']),
  '03': textsOf((pack) => pack.shop.codes.destinations['03']),
  '04': textsOf((pack) => pack.shop.codes.destinations['04']),
  '05': textsOf((pack) => pack.shop.codes.destinations['05']),
  '06': textsOf((pack) => pack.shop.codes.destinations['06']),
  '07': textsOf((pack) => pack.shop.codes.destinations['07']),
  '08': textsOf((pack) => pack.shop.codes.destinations['08']),
});

/** CG006: accommodation. Type 01 (hotel) reveals the grades. */
const ACCOMMODATION = [
  ...table('CG006', '', {
    '01': textsOf((pack) => pack.shop.codes.accommodation['0']['01']),
    '02': textsOf((pack) => pack.shop.codes.accommodation['0']['02']),
    '03': textsOf((pack) => pack.shop.codes.accommodation['0']['03']),
    '04': textsOf((pack) => pack.shop.codes.accommodation['0']['04']),
    '05': textsOf((pack) => pack.shop.codes.accommodation['0']['05']),
  }),
  ...table('CG006', 'H', {
    H3: textsOf((pack) => pack.shop.codes.accommodation['1'].H3),
    H4: textsOf((pack) => pack.shop.codes.accommodation['1'].H4),
    H5: textsOf((pack) => pack.shop.codes.accommodation['1'].H5),
  }),
  ...table('CG006', 'P', {
    P1: textsOf((pack) => pack.shop.codes.accommodation['2'].P1),
    P2: textsOf((pack) => pack.shop.codes.accommodation['2'].P2),
    P3: textsOf((pack) => pack.shop.codes.accommodation['2'].P3),
    P4: textsOf((pack) => pack.shop.codes.accommodation['2'].P4),
  }),
  ...table('CG006', 'B', {
    B1: textsOf((pack) => pack.shop.codes.accommodation['3'].B1),
    B2: textsOf((pack) => pack.shop.codes.accommodation['3'].B2),
    B3: textsOf((pack) => pack.shop.codes.accommodation['3'].B3),
  }),
];

export const CODES: readonly DemoCode[] = [...TRAVEL_TYPES, ...DESTINATIONS, ...ACCOMMODATION];
