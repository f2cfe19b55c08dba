import type { DemoCategory } from './types.ts';
import { textsOf } from '../texts.ts';

/** Product categories of the menu (CATALOG-1). */
export const CATEGORIES: readonly DemoCategory[] = [
  {
    cd_group_code: 'CG001',
    icon: 'kpop',
    route: '/productList',
    sort_order: 1,
    names: textsOf((pack) => pack.shop.categories.CG001),
  },
  {
    cd_group_code: 'CG002',
    icon: 'theme',
    route: '/themeList',
    sort_order: 2,
    names: textsOf((pack) => pack.shop.categories.CG002),
  },
  {
    cd_group_code: 'CG004',
    icon: 'enter',
    route: '/enterList',
    sort_order: 3,
    names: textsOf((pack) => pack.shop.categories.CG004),
  },
  {
    cd_group_code: 'CG006',
    icon: 'trip',
    route: '/productList',
    sort_order: 4,
    names: textsOf((pack) => pack.shop.categories.CG006),
  },
  {
    cd_group_code: 'CG003',
    icon: 'info',
    route: '/kpopInfo',
    sort_order: 5,
    names: textsOf((pack) => pack.shop.categories.CG003),
  },
  {
    cd_group_code: 'CG005',
    icon: 'event',
    route: '/eventInfo',
    sort_order: 6,
    names: textsOf((pack) => pack.shop.categories.CG005),
  },
];
