import type { Destination, LanTp } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { completeTexts, FALLBACKS, perLanguage, type SomeTexts } from '@narae/contracts/localized';
import { foldText } from './fold-text.rules.ts';

/** Destinations in the order of lists. The keys stand in shared addresses: they stay. */
const names: Readonly<Record<string, SomeTexts>> = {
  seoul: { KOR: '서울', ENG: 'Seoul', CHN: '首尔', JPN: 'ソウル', VTN: 'Seoul' },
  busan: { KOR: '부산', ENG: 'Busan', CHN: '釜山', JPN: '釜山', VTN: 'Busan' },
  jeju: { KOR: '제주', ENG: 'Jeju', CHN: '济州', JPN: '済州', VTN: 'Jeju' },
  incheon: { KOR: '인천', ENG: 'Incheon', CHN: '仁川', JPN: '仁川', VTN: 'Incheon' },
  suwon: { KOR: '수원', ENG: 'Suwon', CHN: '水原', JPN: '水原', VTN: 'Suwon' },
  paju: { KOR: '파주', ENG: 'Paju', CHN: '坡州', JPN: '坡州', VTN: 'Paju' },
  gapyeong: { KOR: '가평', ENG: 'Gapyeong', CHN: '加平', JPN: '加平', VTN: 'Gapyeong' },
  chuncheon: { KOR: '춘천', ENG: 'Chuncheon', CHN: '春川', JPN: '春川', VTN: 'Chuncheon' },
  pyeongchang: { KOR: '평창', ENG: 'Pyeongchang', CHN: '平昌', JPN: '平昌', VTN: 'Pyeongchang' },
  gangneung: { KOR: '강릉', ENG: 'Gangneung', CHN: '江陵', JPN: '江陵', VTN: 'Gangneung' },
  sokcho: { KOR: '속초', ENG: 'Sokcho', CHN: '束草', JPN: '束草', VTN: 'Sokcho' },
  daejeon: { KOR: '대전', ENG: 'Daejeon', CHN: '大田', JPN: '大田', VTN: 'Daejeon' },
  buyeo: { KOR: '부여', ENG: 'Buyeo', CHN: '扶余', JPN: '扶余', VTN: 'Buyeo' },
  jeonju: { KOR: '전주', ENG: 'Jeonju', CHN: '全州', JPN: '全州', VTN: 'Jeonju' },
  gwangju: { KOR: '광주', ENG: 'Gwangju', CHN: '光州', JPN: '光州', VTN: 'Gwangju' },
  damyang: { KOR: '담양', ENG: 'Damyang', CHN: '潭阳', JPN: '潭陽', VTN: 'Damyang' },
  suncheon: { KOR: '순천', ENG: 'Suncheon', CHN: '顺天', JPN: '順天', VTN: 'Suncheon' },
  yeosu: { KOR: '여수', ENG: 'Yeosu', CHN: '丽水', JPN: '麗水', VTN: 'Yeosu' },
  boseong: { KOR: '보성', ENG: 'Boseong', CHN: '宝城', JPN: '宝城', VTN: 'Boseong' },
  mokpo: { KOR: '목포', ENG: 'Mokpo', CHN: '木浦', JPN: '木浦', VTN: 'Mokpo' },
  daegu: { KOR: '대구', ENG: 'Daegu', CHN: '大邱', JPN: '大邱', VTN: 'Daegu' },
  andong: { KOR: '안동', ENG: 'Andong', CHN: '安东', JPN: '安東', VTN: 'Andong' },
  gyeongju: { KOR: '경주', ENG: 'Gyeongju', CHN: '庆州', JPN: '慶州', VTN: 'Gyeongju' },
  pohang: { KOR: '포항', ENG: 'Pohang', CHN: '浦项', JPN: '浦項', VTN: 'Pohang' },
  ulsan: { KOR: '울산', ENG: 'Ulsan', CHN: '蔚山', JPN: '蔚山', VTN: 'Ulsan' },
  tongyeong: { KOR: '통영', ENG: 'Tongyeong', CHN: '统营', JPN: '統営', VTN: 'Tongyeong' },
  geoje: { KOR: '거제', ENG: 'Geoje', CHN: '巨济', JPN: '巨済', VTN: 'Geoje' },
};

export const destinations = Object.entries(names).map(([place_id, inLanguages]) => ({
  place_id,
  names: completeTexts(inLanguages),
  folded: perLanguage((lanTp) => foldText(completeTexts(inLanguages)[lanTp])),
}));

/** The destinations in a product's place: "Seoul and Busan" is both. */
export const destinationsOf = (place: SomeTexts, lanTp: LanTp): Destination[] => {
  const readIn = [lanTp, ...FALLBACKS].find((language) => place[language]) ?? lanTp;
  const folded = foldText(place[readIn] ?? '');
  return destinations
    .filter((destination) => folded.includes(destination.folded[readIn]))
    .map((destination) => ({ place_id: destination.place_id, place_nm: destination.names[lanTp] }));
};

/** The destinations that a product's place names in any language. */
export const placeIdsOf = (place: SomeTexts): string[] => {
  const texts = LAN_TPS.map((lanTp) => [lanTp, foldText(place[lanTp] ?? '')] as const);
  return destinations
    .filter(({ folded }) => texts.some(([lanTp, text]) => text.includes(folded[lanTp])))
    .map(({ place_id }) => place_id);
};

/** Destinations by how many trips lead there, the most frequent first. */
export const rankDestinations = (placeIds: readonly string[], lanTp: LanTp): Destination[] => {
  const counts = new Map<string, number>();
  for (const place_id of placeIds) counts.set(place_id, (counts.get(place_id) ?? 0) + 1);
  const countOf = ({ place_id }: { place_id: string }): number => counts.get(place_id) ?? 0;
  return destinations
    .filter(({ place_id }) => counts.has(place_id))
    .sort((one, other) => countOf(other) - countOf(one))
    .map(({ place_id, names: inLanguages }) => ({ place_id, place_nm: inLanguages[lanTp] }));
};
