import type { DemoPlace } from '../types.ts';

/** Places in Seoul. */
export const SEOUL = {
  hongdae: {
    lat: 37.5563,
    lng: 126.9236,
    names: {
      KOR: '서울 홍대',
      ENG: 'Hongdae, Seoul',
      CHN: '首尔·弘大',
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
      CHN: '首尔·合井',
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
      CHN: '首尔·清潭洞',
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
      CHN: '首尔·圣水洞',
      JPN: 'ソウル・聖水',
      VTN: 'Seongsu, Seoul',
    },
  },
  // Eight minutes on foot from exit 3 of Seongsu Station.
  seongsuCafe: {
    lat: 37.5406,
    lng: 127.0571,
    names: {
      KOR: '서울 성수',
      ENG: 'Seongsu, Seoul',
      CHN: '首尔·圣水洞',
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
      CHN: '首尔·奥林匹克公园',
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
      CHN: '首尔·广渡口',
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
      CHN: '首尔·世宗大学大洋厅',
      JPN: 'ソウル・世宗大学大洋ホール',
      VTN: 'Nhà hát Daeyang, Seoul',
    },
  },
  coex: {
    lat: 37.5126,
    lng: 127.0588,
    names: {
      KOR: '서울 코엑스',
      ENG: 'COEX, Seoul',
      CHN: '首尔·COEX',
      JPN: 'ソウル・COEX',
      VTN: 'COEX, Seoul',
    },
  },
  gyeongbokgung: {
    lat: 37.5759,
    lng: 126.9768,
    names: {
      KOR: '서울 경복궁',
      ENG: 'Gyeongbokgung, Seoul',
      CHN: '首尔·景福宫',
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
      CHN: '首尔·盘浦汉江公园',
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
      CHN: '首尔·广藏市场',
      JPN: 'ソウル・広蔵市場',
      VTN: 'Chợ Gwangjang, Seoul',
    },
  },
  // The pier below exit 3 of Yeouinaru Station.
  yeouido: {
    lat: 37.5277,
    lng: 126.9345,
    names: {
      KOR: '서울 여의도한강공원',
      ENG: 'Yeouido Hangang Park, Seoul',
      CHN: '首尔·汝矣岛汉江公园',
      JPN: 'ソウル・汝矣島漢江公園',
      VTN: 'Công viên sông Hàn Yeouido, Seoul',
    },
  },
} as const satisfies Record<string, DemoPlace>;
