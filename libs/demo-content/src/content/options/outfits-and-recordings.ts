import type { DemoOption } from '../types.ts';
import { textsOf } from '../../texts.ts';

/** Things to wear, and recordings to take home. */
export const OUTFITS_AND_RECORDINGS: readonly DemoOption[] = [
  {
    opt_code: 'OPT001',
    kind: 'extra',
    origin_price: 25_000,
    names: textsOf((pack) => pack.options.outfitsAndRecordings.OPT001.names),
    messages: textsOf((pack) => pack.options.outfitsAndRecordings.OPT001.messages),
  },
  {
    opt_code: 'OPT002',
    kind: 'extra',
    origin_price: 48_000,
    names: textsOf((pack) => pack.options.outfitsAndRecordings.OPT002.names),
    messages: textsOf((pack) => pack.options.outfitsAndRecordings.OPT002.messages),
  },
  {
    opt_code: 'OPT005',
    kind: 'extra',
    origin_price: 35_000,
    names: textsOf((pack) => pack.options.outfitsAndRecordings.OPT005.names),
    messages: textsOf((pack) => pack.options.outfitsAndRecordings.OPT005.messages),
  },
  {
    opt_code: 'OPT006',
    kind: 'extra',
    origin_price: 18_000,
    names: textsOf((pack) => pack.options.outfitsAndRecordings.OPT006.names),
    messages: textsOf((pack) => pack.options.outfitsAndRecordings.OPT006.messages),
  },
  {
    opt_code: 'OPT025',
    kind: 'extra',
    origin_price: 55_000,
    names: textsOf((pack) => pack.options.outfitsAndRecordings.OPT025.names),
    messages: textsOf((pack) => pack.options.outfitsAndRecordings.OPT025.messages),
  },
];
