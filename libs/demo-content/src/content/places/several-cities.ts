import type { DemoPlace } from '../types.ts';

/** Trips through several cities: the map shows where they begin. */
export const SEVERAL_CITIES = {
  // Exit 8 of Myeongdong Station.
  seoulBusan: {
    lat: 37.5609,
    lng: 126.9863,
    names: {
      KOR: '서울·부산',
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
      KOR: '안동·경주',
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
      KOR: '여수·순천·보성',
      ENG: 'Yeosu, Suncheon and Boseong',
      CHN: '丽水·顺天·宝城',
      JPN: '麗水・順天・宝城',
      VTN: 'Yeosu, Suncheon và Boseong',
    },
  },
  // Arrivals of Incheon Airport Terminal 1.
  allKorea: {
    lat: 37.4492,
    lng: 126.4506,
    names: {
      KOR: '서울·안동·경주·부산·제주',
      ENG: 'Seoul, Andong, Gyeongju, Busan, Jeju',
      CHN: '首尔·安东·庆州·釜山·济州',
      JPN: 'ソウル・安東・慶州・釜山・済州',
      VTN: 'Seoul, Andong, Gyeongju, Busan, Jeju',
    },
  },
} as const satisfies Record<string, DemoPlace>;
