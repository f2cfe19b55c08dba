import type { Frame } from '../shapes/frame.ts';
import { acoustic } from './acoustic.ts';
import { busanBridge } from './busan-bridge.ts';
import { cherryStreet } from './cherry-street.ts';
import { concert } from './concert.ts';
import { danceStudio } from './dance-studio.ts';
import { dmz } from './dmz.ts';
import { dressingRoom } from './dressing-room.ts';
import { eastSea } from './east-sea.ts';
import { firForest } from './fir-forest.ts';
import { fireworks } from './fireworks.ts';
import { flatlay } from './flatlay.ts';
import { foodTable } from './food-table.ts';
import { hanRiver } from './han-river.ts';
import { hanokAlley } from './hanok-alley.ts';
import { hanokRoofs } from './hanok-roofs.ts';
import { hanokRoom } from './hanok-room.ts';
import { hero } from './hero.ts';
import { hillVillage } from './hill-village.ts';
import { hotelRoom } from './hotel-room.ts';
import { islands } from './islands.ts';
import { jejuCoast } from './jeju-coast.ts';
import { lightSticks } from './light-sticks.ts';
import { namsan } from './namsan.ts';
import { neonStreet } from './neon-street.ts';
import { nightMarket } from './night-market.ts';
import { palace } from './palace.ts';
import { recordingStudio } from './recording-studio.ts';
import { seongsan } from './seongsan.ts';
import { seoraksan } from './seoraksan.ts';
import { skiSlope } from './ski-slope.ts';
import { teaField } from './tea-field.ts';
import { temple } from './temple.ts';
import { train } from './train.ts';
import { tumuli } from './tumuli.ts';
import { wetland } from './wetland.ts';
import { wing } from './wing.ts';

/** Every picture the seed can draw. */
export const SCENES = {
  acoustic,
  busanBridge,
  cherryStreet,
  concert,
  danceStudio,
  dmz,
  dressingRoom,
  eastSea,
  firForest,
  fireworks,
  flatlay,
  foodTable,
  hanRiver,
  hanokAlley,
  hanokRoofs,
  hanokRoom,
  hero,
  hillVillage,
  hotelRoom,
  islands,
  jejuCoast,
  lightSticks,
  namsan,
  neonStreet,
  nightMarket,
  palace,
  recordingStudio,
  seongsan,
  seoraksan,
  skiSlope,
  teaField,
  temple,
  train,
  tumuli,
  wetland,
  wing,
} as const satisfies Record<string, (f: Frame) => string>;

export type SceneName = keyof typeof SCENES;
