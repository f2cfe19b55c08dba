import type { DemoProduct } from './types.ts';
import { lumeraWeekend, lumeraWeekendForThree, lumeraWeekendForFour } from './products/lumera-weekend.ts';
import { danceDay } from './products/dance-day.ts';
import { recordingDay } from './products/recording-day.ts';
import { stylingDay } from './products/styling-day.ts';
import { busanHometown } from './products/busan-hometown.ts';
import { coastTrain } from './products/coast-train.ts';
import { hanbokPalace } from './products/hanbok-palace.ts';
import { dmzDay } from './products/dmz-day.ts';
import { seorakAutumn } from './products/seorak-autumn.ts';
import { teaWetland } from './products/tea-wetland.ts';
import { skiDay } from './products/ski-day.ts';
import { nightFood } from './products/night-food.ts';
import { templeStay } from './products/temple-stay.ts';
import { gyeongjuSpring } from './products/gyeongju-spring.ts';
import { jejuEast } from './products/jeju-east.ts';
import { riverLights } from './products/river-lights.ts';
import { lumeraConcert } from './products/lumera-concert.ts';
import { harborFanmeeting } from './products/harbor-fanmeeting.ts';
import { iruAcoustic } from './products/iru-acoustic.ts';
import { kiteShowcase } from './products/kite-showcase.ts';
import { lumeraFansign } from './products/lumera-fansign.ts';
import { familyConcert } from './products/family-concert.ts';
import { harborEncore } from './products/harbor-encore.ts';
import { iruCafe } from './products/iru-cafe.ts';
import { seoulBusan } from './products/seoul-busan.ts';
import { jejuThreeDays } from './products/jeju-three-days.ts';
import {
  gangneungPrivate,
  gangneungPrivateForThree,
  gangneungPrivateForFour,
} from './products/gangneung-private.ts';
import { grandKorea } from './products/grand-korea.ts';
import { scholarHouses } from './products/scholar-houses.ts';
import { snowFamily } from './products/snow-family.ts';
import { southCoast } from './products/south-coast.ts';

/** Every product of the demo, in the order of prod_id. Packages follow their base. */
export const PRODUCTS: readonly DemoProduct[] = [
  lumeraWeekend,
  lumeraWeekendForThree,
  lumeraWeekendForFour,
  danceDay,
  recordingDay,
  stylingDay,
  busanHometown,
  coastTrain,
  hanbokPalace,
  dmzDay,
  seorakAutumn,
  teaWetland,
  skiDay,
  nightFood,
  templeStay,
  gyeongjuSpring,
  jejuEast,
  riverLights,
  lumeraConcert,
  harborFanmeeting,
  iruAcoustic,
  kiteShowcase,
  lumeraFansign,
  familyConcert,
  harborEncore,
  iruCafe,
  seoulBusan,
  jejuThreeDays,
  gangneungPrivate,
  gangneungPrivateForThree,
  gangneungPrivateForFour,
  grandKorea,
  scholarHouses,
  snowFamily,
  southCoast,
];
