import type { DemoOption } from '../types.ts';
import { textsOf } from '../../texts.ts';

/** What makes a tour easier or longer remembered. */
export const COMFORTS: readonly DemoOption[] = [
  {
    opt_code: 'OPT003',
    kind: 'extra',
    origin_price: 38_000,
    names: textsOf((pack) => pack.options.comforts.OPT003.names),
    messages: textsOf((pack) => pack.options.comforts.OPT003.messages),
  },
  {
    opt_code: 'OPT007',
    kind: 'extra',
    origin_price: 29_000,
    names: textsOf((pack) => pack.options.comforts.OPT007.names),
    messages: textsOf((pack) => pack.options.comforts.OPT007.messages),
  },
  {
    opt_code: 'OPT016',
    kind: 'extra',
    origin_price: 15_000,
    names: textsOf((pack) => pack.options.comforts.OPT016.names),
    messages: textsOf((pack) => pack.options.comforts.OPT016.messages),
  },
  {
    opt_code: 'OPT017',
    kind: 'extra',
    origin_price: 12_000,
    names: textsOf((pack) => pack.options.comforts.OPT017.names),
    messages: textsOf((pack) => pack.options.comforts.OPT017.messages),
  },
  {
    opt_code: 'OPT018',
    kind: 'extra',
    origin_price: 15_000,
    names: textsOf((pack) => pack.options.comforts.OPT018.names),
    messages: textsOf((pack) => pack.options.comforts.OPT018.messages),
  },
  {
    opt_code: 'OPT026',
    kind: 'extra',
    origin_price: 39_000,
    names: textsOf((pack) => pack.options.comforts.OPT026.names),
    messages: textsOf((pack) => pack.options.comforts.OPT026.messages),
  },
  {
    opt_code: 'OPT031',
    kind: 'room',
    origin_price: 30_000,
    names: textsOf((pack) => pack.options.comforts.OPT031.names),
    messages: textsOf((pack) => pack.options.comforts.OPT031.messages),
  },
  {
    opt_code: 'OPT032',
    kind: 'room',
    origin_price: 20_000,
    names: textsOf((pack) => pack.options.comforts.OPT032.names),
    messages: textsOf((pack) => pack.options.comforts.OPT032.messages),
  },
];
