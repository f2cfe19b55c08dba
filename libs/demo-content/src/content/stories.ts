import { familySoundcheck } from './events/family-soundcheck.ts';
import { fanchantClass } from './events/fanchant-class.ts';
import { hanbokDay } from './events/hanbok-day.ts';
import { harborWalk } from './events/harbor-walk.ts';
import { iruLyrics } from './events/iru-lyrics.ts';
import { kiteMaking } from './events/kite-making.ts';
import { lumeraListening } from './events/lumera-listening.ts';
import { marketQuiz } from './events/market-quiz.ts';
import { birthdayCafes } from './kpop/birthday-cafes.ts';
import { familyRehearsal } from './kpop/family-rehearsal.ts';
import { harborPier } from './kpop/harbor-pier.ts';
import { hongdaeRooms } from './kpop/hongdae-rooms.ts';
import { iruLetters } from './kpop/iru-letters.ts';
import { kiteDebut } from './kpop/kite-debut.ts';
import { lightStickGuide } from './kpop/light-stick-guide.ts';
import { lumeraAfterglow } from './kpop/lumera-afterglow.ts';
import type { DemoEvent, DemoKpopInfo } from './story.ts';

/** The K-pop articles of the demo, the newest first. */
export const KPOP_INFOS: readonly DemoKpopInfo[] = [
  lumeraAfterglow,
  harborPier,
  iruLetters,
  kiteDebut,
  lightStickGuide,
  hongdaeRooms,
  familyRehearsal,
  birthdayCafes,
];

/** The events of the demo: open, nearly full, full, over and not begun. */
export const EVENTS: readonly DemoEvent[] = [
  lumeraListening,
  harborWalk,
  iruLyrics,
  kiteMaking,
  fanchantClass,
  hanbokDay,
  marketQuiz,
  familySoundcheck,
];
