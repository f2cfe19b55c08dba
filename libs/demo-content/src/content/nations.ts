import type { DemoNation } from './types.ts';
import { textsOf } from '../texts.ts';

/** Nations of the nation code list; screens show only codes that start with zh. */
export const NATIONS: readonly DemoNation[] = [
  {
    nation_cd: 'zh-CN',
    use_yn: 'Y',
    names: textsOf((pack) => pack.shop.nations.zhCN),
  },
  {
    nation_cd: 'zh-HK',
    use_yn: 'Y',
    names: textsOf((pack) => pack.shop.nations.zhHK),
  },
  {
    nation_cd: 'zh-MO',
    use_yn: 'Y',
    names: textsOf((pack) => pack.shop.nations.zhMO),
  },
  {
    nation_cd: 'zh-TW',
    use_yn: 'Y',
    names: textsOf((pack) => pack.shop.nations.zhTW),
  },
  {
    nation_cd: 'zh-SG',
    use_yn: 'Y',
    names: textsOf((pack) => pack.shop.nations.zhSG),
  },
  {
    nation_cd: 'ko-KR',
    use_yn: 'Y',
    names: textsOf((pack) => pack.shop.nations.koKR),
  },
  {
    nation_cd: 'ja-JP',
    use_yn: 'Y',
    names: textsOf((pack) => pack.shop.nations.jaJP),
  },
  {
    nation_cd: 'vi-VN',
    use_yn: 'Y',
    names: textsOf((pack) => pack.shop.nations.viVN),
  },
  {
    nation_cd: 'en-US',
    use_yn: 'Y',
    names: textsOf((pack) => pack.shop.nations.enUS),
  },
  {
    nation_cd: 'th-TH',
    use_yn: 'N',
    names: textsOf((pack) => pack.shop.nations.thTH),
  },
];
