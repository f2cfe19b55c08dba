import type { DemoOption } from '../types.ts';
import { textsOf } from '../../texts.ts';

/** Things to do and ride. */
export const ACTIVITIES: readonly DemoOption[] = [
  {
    opt_code: 'OPT008',
    kind: 'extra',
    origin_price: 30_000,
    names: textsOf((pack) => pack.options.activities.OPT008.names),
    messages: textsOf((pack) => pack.options.activities.OPT008.messages),
  },
  {
    opt_code: 'OPT009',
    kind: 'extra',
    origin_price: 42_000,
    names: textsOf((pack) => pack.options.activities.OPT009.names),
    messages: textsOf((pack) => pack.options.activities.OPT009.messages),
  },
  {
    opt_code: 'OPT010',
    kind: 'extra',
    origin_price: 35_000,
    names: textsOf((pack) => pack.options.activities.OPT010.names),
    messages: textsOf((pack) => pack.options.activities.OPT010.messages),
  },
  {
    opt_code: 'OPT011',
    kind: 'extra',
    origin_price: 22_000,
    names: textsOf((pack) => pack.options.activities.OPT011.names),
    messages: textsOf((pack) => pack.options.activities.OPT011.messages),
  },
  {
    opt_code: 'OPT012',
    kind: 'extra',
    origin_price: 60_000,
    names: textsOf((pack) => pack.options.activities.OPT012.names),
    messages: textsOf((pack) => pack.options.activities.OPT012.messages),
  },
  {
    opt_code: 'OPT013',
    kind: 'extra',
    origin_price: 17_000,
    names: textsOf((pack) => pack.options.activities.OPT013.names),
    messages: textsOf((pack) => pack.options.activities.OPT013.messages),
  },
  {
    opt_code: 'OPT014',
    kind: 'extra',
    origin_price: 18_000,
    names: textsOf((pack) => pack.options.activities.OPT014.names),
    messages: textsOf((pack) => pack.options.activities.OPT014.messages),
  },
  {
    opt_code: 'OPT015',
    kind: 'extra',
    origin_price: 15_000,
    names: textsOf((pack) => pack.options.activities.OPT015.names),
    messages: textsOf((pack) => pack.options.activities.OPT015.messages),
  },
];
