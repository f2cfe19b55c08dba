import type { DemoOption } from '../types.ts';
import { textsOf } from '../../texts.ts';

/** Seats and extras of concerts and fan meetings. */
export const STAGE: readonly DemoOption[] = [
  {
    opt_code: 'OPT004',
    kind: 'extra',
    origin_price: 45_000,
    names: textsOf((pack) => pack.options.stage.OPT004.names),
    messages: textsOf((pack) => pack.options.stage.OPT004.messages),
  },
  {
    opt_code: 'OPT021',
    kind: 'seat',
    origin_price: 44_000,
    names: textsOf((pack) => pack.options.stage.OPT021.names),
    messages: textsOf((pack) => pack.options.stage.OPT021.messages),
  },
  {
    opt_code: 'OPT022',
    kind: 'seat',
    origin_price: 22_000,
    names: textsOf((pack) => pack.options.stage.OPT022.names),
    messages: textsOf((pack) => pack.options.stage.OPT022.messages),
  },
  {
    opt_code: 'OPT023',
    kind: 'extra',
    origin_price: 30_000,
    names: textsOf((pack) => pack.options.stage.OPT023.names),
    messages: textsOf((pack) => pack.options.stage.OPT023.messages),
  },
  {
    opt_code: 'OPT024',
    kind: 'extra',
    origin_price: 22_000,
    names: textsOf((pack) => pack.options.stage.OPT024.names),
    messages: textsOf((pack) => pack.options.stage.OPT024.messages),
  },
  {
    opt_code: 'OPT027',
    kind: 'extra',
    origin_price: 15_000,
    names: textsOf((pack) => pack.options.stage.OPT027.names),
    messages: textsOf((pack) => pack.options.stage.OPT027.messages),
  },
];
