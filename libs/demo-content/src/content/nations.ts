import type { DemoNation } from './types.ts';

/** Nations of the nation code list; screens show only codes that start with zh. */
export const NATIONS: readonly DemoNation[] = [
  {
    nation_cd: 'zh-CN',
    use_yn: 'Y',
    names: {
      KOR: '중국',
      ENG: 'China (mainland)',
      CHN: '中国大陆',
      JPN: '中国本土',
      VTN: 'Trung Quốc đại lục',
    },
  },
  {
    nation_cd: 'zh-HK',
    use_yn: 'Y',
    names: { KOR: '홍콩', ENG: 'Hong Kong', CHN: '中国香港', JPN: '香港', VTN: 'Hồng Kông' },
  },
  {
    nation_cd: 'zh-MO',
    use_yn: 'Y',
    names: { KOR: '마카오', ENG: 'Macao', CHN: '中国澳门', JPN: 'マカオ', VTN: 'Ma Cao' },
  },
  {
    nation_cd: 'zh-TW',
    use_yn: 'Y',
    names: { KOR: '타이완', ENG: 'Taiwan', CHN: '中国台湾', JPN: '台湾', VTN: 'Đài Loan' },
  },
  {
    nation_cd: 'zh-SG',
    use_yn: 'Y',
    names: { KOR: '싱가포르', ENG: 'Singapore', CHN: '新加坡', JPN: 'シンガポール', VTN: 'Singapore' },
  },
  {
    nation_cd: 'ko-KR',
    use_yn: 'Y',
    names: { KOR: '대한민국', ENG: 'South Korea', CHN: '韩国', JPN: '韓国', VTN: 'Hàn Quốc' },
  },
  {
    nation_cd: 'ja-JP',
    use_yn: 'Y',
    names: { KOR: '일본', ENG: 'Japan', CHN: '日本', JPN: '日本', VTN: 'Nhật Bản' },
  },
  {
    nation_cd: 'vi-VN',
    use_yn: 'Y',
    names: { KOR: '베트남', ENG: 'Vietnam', CHN: '越南', JPN: 'ベトナム', VTN: 'Việt Nam' },
  },
  {
    nation_cd: 'en-US',
    use_yn: 'Y',
    names: { KOR: '미국', ENG: 'United States', CHN: '美国', JPN: 'アメリカ', VTN: 'Hoa Kỳ' },
  },
  {
    nation_cd: 'th-TH',
    use_yn: 'N',
    names: { KOR: '태국', ENG: 'Thailand', CHN: '泰国', JPN: 'タイ', VTN: 'Thái Lan' },
  },
];
