import type { PerLanguage } from '../../content/types.ts';
import { textsOf } from '../../texts.ts';

/** Stages, rooms, streets and the way there. */
export const STAGE_AND_TOWN = {
  acoustic: textsOf((pack) => pack.pictures.stageAndTown.acoustic),
  concert: textsOf((pack) => pack.pictures.stageAndTown.concert),
  danceStudio: textsOf((pack) => pack.pictures.stageAndTown.danceStudio),
  dressingRoom: textsOf((pack) => pack.pictures.stageAndTown.dressingRoom),
  fireworks: textsOf((pack) => pack.pictures.stageAndTown.fireworks),
  flatlay: textsOf((pack) => pack.pictures.stageAndTown.flatlay),
  foodTable: textsOf((pack) => pack.pictures.stageAndTown.foodTable),
  hanokAlley: textsOf((pack) => pack.pictures.stageAndTown.hanokAlley),
  hanokRoofs: textsOf((pack) => pack.pictures.stageAndTown.hanokRoofs),
  hanokRoom: textsOf((pack) => pack.pictures.stageAndTown.hanokRoom),
  hillVillage: textsOf((pack) => pack.pictures.stageAndTown.hillVillage),
  hotelRoom: textsOf((pack) => pack.pictures.stageAndTown.hotelRoom),
  lightSticks: textsOf((pack) => pack.pictures.stageAndTown.lightSticks),
  neonStreet: textsOf((pack) => pack.pictures.stageAndTown.neonStreet),
  nightMarket: textsOf((pack) => pack.pictures.stageAndTown.nightMarket),
  recordingStudio: textsOf((pack) => pack.pictures.stageAndTown.recordingStudio),
  train: textsOf((pack) => pack.pictures.stageAndTown.train),
  wing: textsOf((pack) => pack.pictures.stageAndTown.wing),
} as const satisfies Record<string, PerLanguage>;
