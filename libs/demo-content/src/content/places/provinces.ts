import type { DemoPlace } from '../types.ts';

/** Places outside Seoul. */
export const PROVINCES = {
  inspire: {
    lat: 37.4659,
    lng: 126.3903,
    names: {
      KOR: '인천 영종도',
      ENG: 'Yeongjong Island, Incheon',
      CHN: '仁川·永宗岛',
      JPN: '仁川・永宗島',
      VTN: 'Đảo Yeongjong, Incheon',
    },
  },
  bexco: {
    lat: 35.1689,
    lng: 129.136,
    names: {
      KOR: '부산 벡스코',
      ENG: 'BEXCO, Busan',
      CHN: '釜山·BEXCO',
      JPN: '釜山・BEXCO',
      VTN: 'BEXCO, Busan',
    },
  },
  imjingak: {
    lat: 37.8896,
    lng: 126.7404,
    names: {
      KOR: '파주 임진각',
      ENG: 'Imjingak, Paju',
      CHN: '坡州·临津阁',
      JPN: '坡州・臨津閣',
      VTN: 'Imjingak, Paju',
    },
  },
  seorak: {
    lat: 38.1735,
    lng: 128.4894,
    names: {
      KOR: '속초 설악산',
      ENG: 'Seoraksan, Sokcho',
      CHN: '束草·雪岳山',
      JPN: '束草・雪岳山',
      VTN: 'Núi Seoraksan, Sokcho',
    },
  },
  suncheon: {
    lat: 34.8853,
    lng: 127.5094,
    names: { KOR: '순천만', ENG: 'Suncheon Bay', CHN: '顺天湾', JPN: '順天湾', VTN: 'Vịnh Suncheon' },
  },
  yongpyong: {
    lat: 37.6446,
    lng: 128.6806,
    names: {
      KOR: '평창 용평',
      ENG: 'Yongpyong, Pyeongchang',
      CHN: '平昌·龙平',
      JPN: '平昌・龍平',
      VTN: 'Yongpyong, Pyeongchang',
    },
  },
  woljeongsa: {
    lat: 37.7317,
    lng: 128.5929,
    names: {
      KOR: '평창 월정사',
      ENG: 'Woljeongsa, Pyeongchang',
      CHN: '平昌·月精寺',
      JPN: '平昌・月精寺',
      VTN: 'Chùa Woljeongsa, Pyeongchang',
    },
  },
  gyeongju: {
    lat: 35.8346,
    lng: 129.219,
    names: { KOR: '경주', ENG: 'Gyeongju', CHN: '庆州', JPN: '慶州', VTN: 'Gyeongju' },
  },
  seongsan: {
    lat: 33.458,
    lng: 126.9425,
    names: {
      KOR: '제주 성산',
      ENG: 'Seongsan, Jeju',
      CHN: '济州·城山',
      JPN: '済州・城山',
      VTN: 'Seongsan, Jeju',
    },
  },
  jeju: {
    lat: 33.4996,
    lng: 126.5312,
    names: { KOR: '제주', ENG: 'Jeju Island', CHN: '济州岛', JPN: '済州島', VTN: 'Đảo Jeju' },
  },
  gangneung: {
    lat: 37.8056,
    lng: 128.9078,
    names: { KOR: '강릉', ENG: 'Gangneung', CHN: '江陵', JPN: '江陵', VTN: 'Gangneung' },
  },
  gwangalli: {
    lat: 35.1532,
    lng: 129.1187,
    names: {
      KOR: '부산 광안리',
      ENG: 'Gwangalli, Busan',
      CHN: '釜山·广安里',
      JPN: '釜山・広安里',
      VTN: 'Gwangalli, Busan',
    },
  },
} as const satisfies Record<string, DemoPlace>;
