import type { LanTp } from '@narae/contracts/languages';

/** Somebody who says something in the demo shop: the nickname they show, and the language they write in. */
interface DemoWriter {
  readonly nick: string;
  readonly lan_tp: LanTp;
}

/** Fictional members by a name that content refers to them with. They are known to the community alone and cannot sign in. */
export const PEOPLE = {
  haneul: { nick: '하늘보리', lan_tp: 'KOR' },
  soyeon: { nick: '소연이의하루', lan_tp: 'KOR' },
  jiho: { nick: '지호맘', lan_tp: 'KOR' },
  dalbit: { nick: '달빛응원단', lan_tp: 'KOR' },
  xiaoyu: { nick: '小雨追星记', lan_tp: 'CHN' },
  linlin: { nick: '琳琳在首尔', lan_tp: 'CHN' },
  azhe: { nick: '阿哲旅行中', lan_tp: 'CHN' },
  manman: { nick: '慢慢走的喵', lan_tp: 'CHN' },
  yuki: { nick: 'ゆきんこ', lan_tp: 'JPN' },
  haruka: { nick: 'はるかのソウル便り', lan_tp: 'JPN' },
  kenta: { nick: 'けんた旅', lan_tp: 'JPN' },
  momo: { nick: 'もも推し活', lan_tp: 'JPN' },
  linh: { nick: 'Linh đi Hàn', lan_tp: 'VTN' },
  minhanh: { nick: 'Minh Anh', lan_tp: 'VTN' },
  thao: { nick: 'Thảo mê nhạc', lan_tp: 'VTN' },
  duc: { nick: 'Đức du lịch', lan_tp: 'VTN' },
  emma: { nick: 'Emma on tour', lan_tp: 'ENG' },
  noah: { nick: 'noah.travels', lan_tp: 'ENG' },
  priya: { nick: 'Priya', lan_tp: 'ENG' },
  sofia: { nick: 'Sofía in Seoul', lan_tp: 'ENG' },
} as const satisfies Record<string, DemoWriter>;

export type PersonName = keyof typeof PEOPLE;

/** Beyond any number the shop counts to. */
const FIRST = 9_900_000_001;

/** The mem_id of a demo person. */
export const memIdOf = (name: PersonName): string => `MEM${FIRST + Object.keys(PEOPLE).indexOf(name)}`;
