import type { DemoPlace } from './types.ts';

/** Where products begin or take place. Real places, coordinates in WGS 84. */
export const PLACES = {
  hongdae: {
    lat: 37.5563,
    lng: 126.9236,
    names: {
      KOR: '서울 홍대',
      ENG: 'Hongdae, Seoul',
      CHN: '首尔 弘大',
      JPN: 'ソウル・弘大',
      VTN: 'Hongdae, Seoul',
    },
  },
  hapjeong: {
    lat: 37.5496,
    lng: 126.9139,
    names: {
      KOR: '서울 합정',
      ENG: 'Hapjeong, Seoul',
      CHN: '首尔 合井',
      JPN: 'ソウル・合井',
      VTN: 'Hapjeong, Seoul',
    },
  },
  cheongdam: {
    lat: 37.5246,
    lng: 127.0473,
    names: {
      KOR: '서울 청담',
      ENG: 'Cheongdam, Seoul',
      CHN: '首尔 清潭洞',
      JPN: 'ソウル・清潭洞',
      VTN: 'Cheongdam, Seoul',
    },
  },
  seongsu: {
    lat: 37.5446,
    lng: 127.0559,
    names: {
      KOR: '서울 성수',
      ENG: 'Seongsu, Seoul',
      CHN: '首尔 圣水洞',
      JPN: 'ソウル・聖水',
      VTN: 'Seongsu, Seoul',
    },
  },
  olympicPark: {
    lat: 37.5194,
    lng: 127.1273,
    names: {
      KOR: '서울 올림픽공원',
      ENG: 'Olympic Park, Seoul',
      CHN: '首尔 奥林匹克公园',
      JPN: 'ソウル・オリンピック公園',
      VTN: 'Công viên Olympic, Seoul',
    },
  },
  gwangnaru: {
    lat: 37.5453,
    lng: 127.1076,
    names: {
      KOR: '서울 광나루',
      ENG: 'Gwangnaru, Seoul',
      CHN: '首尔 广渡口',
      JPN: 'ソウル・クァンナル',
      VTN: 'Gwangnaru, Seoul',
    },
  },
  daeyang: {
    lat: 37.5499,
    lng: 127.0736,
    names: {
      KOR: '서울 세종대 대양홀',
      ENG: 'Daeyang Hall, Seoul',
      CHN: '首尔 世宗大学大洋厅',
      JPN: 'ソウル・世宗大学大洋ホール',
      VTN: 'Daeyang Hall, Seoul',
    },
  },
  coex: {
    lat: 37.5126,
    lng: 127.0588,
    names: {
      KOR: '서울 코엑스',
      ENG: 'COEX, Seoul',
      CHN: '首尔 COEX',
      JPN: 'ソウル・COEX',
      VTN: 'COEX, Seoul',
    },
  },
  inspire: {
    lat: 37.4659,
    lng: 126.3903,
    names: {
      KOR: '인천 영종도',
      ENG: 'Yeongjong Island, Incheon',
      CHN: '仁川 永宗岛',
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
      CHN: '釜山 BEXCO',
      JPN: '釜山・BEXCO',
      VTN: 'BEXCO, Busan',
    },
  },
  gyeongbokgung: {
    lat: 37.5759,
    lng: 126.9768,
    names: {
      KOR: '서울 경복궁',
      ENG: 'Gyeongbokgung, Seoul',
      CHN: '首尔 景福宫',
      JPN: 'ソウル・景福宮',
      VTN: 'Cung Gyeongbokgung, Seoul',
    },
  },
  banpo: {
    lat: 37.5097,
    lng: 126.9956,
    names: {
      KOR: '서울 반포한강공원',
      ENG: 'Banpo Hangang Park, Seoul',
      CHN: '首尔 盘浦汉江公园',
      JPN: 'ソウル・盤浦漢江公園',
      VTN: 'Công viên sông Hàn Banpo, Seoul',
    },
  },
  gwangjang: {
    lat: 37.5701,
    lng: 126.9996,
    names: {
      KOR: '서울 광장시장',
      ENG: 'Gwangjang Market, Seoul',
      CHN: '首尔 广藏市场',
      JPN: 'ソウル・広蔵市場',
      VTN: 'Chợ Gwangjang, Seoul',
    },
  },
  imjingak: {
    lat: 37.8896,
    lng: 126.7404,
    names: {
      KOR: '파주 임진각',
      ENG: 'Imjingak, Paju',
      CHN: '坡州 临津阁',
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
      CHN: '束草 雪岳山',
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
      CHN: '平昌 龙平',
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
      CHN: '平昌 月精寺',
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
      CHN: '济州 城山',
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
      CHN: '釜山 广安里',
      JPN: '釜山・広安里',
      VTN: 'Gwangalli, Busan',
    },
  },
  seoul: {
    lat: 37.5547,
    lng: 126.9707,
    names: { KOR: '서울', ENG: 'Seoul', CHN: '首尔', JPN: 'ソウル', VTN: 'Seoul' },
  },
  // Several cities: the map shows where the trip begins, exit 8 of Myeongdong Station.
  seoulBusan: {
    lat: 37.5609,
    lng: 126.9863,
    names: {
      KOR: '서울 · 부산',
      ENG: 'Seoul and Busan',
      CHN: '首尔·釜山',
      JPN: 'ソウル・釜山',
      VTN: 'Seoul và Busan',
    },
  },
  andong: {
    lat: 36.5388,
    lng: 128.5181,
    names: {
      KOR: '안동 · 경주',
      ENG: 'Andong and Gyeongju',
      CHN: '安东·庆州',
      JPN: '安東・慶州',
      VTN: 'Andong và Gyeongju',
    },
  },
  yeosu: {
    lat: 34.7604,
    lng: 127.6622,
    names: {
      KOR: '여수 · 순천 · 보성',
      ENG: 'Yeosu, Suncheon and Boseong',
      CHN: '丽水·顺天·宝城',
      JPN: '麗水・順天・宝城',
      VTN: 'Yeosu, Suncheon và Boseong',
    },
  },
  // Likewise: arrivals of Incheon Airport Terminal 1.
  allKorea: {
    lat: 37.4492,
    lng: 126.4506,
    names: {
      KOR: '서울 · 경주 · 부산 · 제주',
      ENG: 'Seoul, Gyeongju, Busan, Jeju',
      CHN: '首尔·庆州·釜山·济州',
      JPN: 'ソウル・慶州・釜山・済州',
      VTN: 'Seoul, Gyeongju, Busan, Jeju',
    },
  },
} as const satisfies Record<string, DemoPlace>;
