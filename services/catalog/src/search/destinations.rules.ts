import type { Destination, LocalizedText, LanTp } from '@narae/contracts';
import { foldText } from './fold-text.rules.ts';

interface KnownDestination {
  readonly place_id: string;
  readonly names: LocalizedText;
}

const known = (
  place_id: string,
  KOR: string,
  ENG: string,
  CHN: string,
  JPN: string,
  VTN = ENG,
): KnownDestination => ({ place_id, names: { KOR, ENG, CHN, JPN, VTN } });

/** Where people travel in Korea, in the order in which a list names them. The keys stand in shared addresses: they stay. */
export const destinations: readonly KnownDestination[] = [
  known('seoul', '서울', 'Seoul', '首尔', 'ソウル'),
  known('busan', '부산', 'Busan', '釜山', '釜山'),
  known('jeju', '제주', 'Jeju', '济州', '済州'),
  known('incheon', '인천', 'Incheon', '仁川', '仁川'),
  known('suwon', '수원', 'Suwon', '水原', '水原'),
  known('paju', '파주', 'Paju', '坡州', '坡州'),
  known('gapyeong', '가평', 'Gapyeong', '加平', '加平'),
  known('chuncheon', '춘천', 'Chuncheon', '春川', '春川'),
  known('pyeongchang', '평창', 'Pyeongchang', '平昌', '平昌'),
  known('gangneung', '강릉', 'Gangneung', '江陵', '江陵'),
  known('sokcho', '속초', 'Sokcho', '束草', '束草'),
  known('daejeon', '대전', 'Daejeon', '大田', '大田'),
  known('buyeo', '부여', 'Buyeo', '扶余', '扶余'),
  known('jeonju', '전주', 'Jeonju', '全州', '全州'),
  known('gwangju', '광주', 'Gwangju', '光州', '光州'),
  known('damyang', '담양', 'Damyang', '潭阳', '潭陽'),
  known('suncheon', '순천', 'Suncheon', '顺天', '順天'),
  known('yeosu', '여수', 'Yeosu', '丽水', '麗水'),
  known('boseong', '보성', 'Boseong', '宝城', '宝城'),
  known('mokpo', '목포', 'Mokpo', '木浦', '木浦'),
  known('daegu', '대구', 'Daegu', '大邱', '大邱'),
  known('andong', '안동', 'Andong', '安东', '安東'),
  known('gyeongju', '경주', 'Gyeongju', '庆州', '慶州'),
  known('pohang', '포항', 'Pohang', '浦项', '浦項'),
  known('ulsan', '울산', 'Ulsan', '蔚山', '蔚山'),
  known('tongyeong', '통영', 'Tongyeong', '统营', '統営'),
  known('geoje', '거제', 'Geoje', '巨济', '巨済'),
];

/** The destinations a product's place names, in the asked language: "Seoul and Busan" is both. */
export const destinationsOf = (place: string, lanTp: LanTp): Destination[] => {
  const folded = foldText(place);
  return destinations
    .filter(({ names }) => folded.includes(foldText(names[lanTp])))
    .map(({ place_id, names }) => ({ place_id, place_nm: names[lanTp] }));
};
