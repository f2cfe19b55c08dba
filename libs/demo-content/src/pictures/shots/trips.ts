import type { ShotTable } from './shot.ts';

/** Category CG006: teal and sand, far views. */
export const TRIP_SHOTS: ShotTable = {
  P000027: {
    list: ['train', 'dawn', 0, 'spring'],
    carousel: [
      ['palace', 'gold', 3, 'autumn'],
      ['busanBridge', 'dusk', 4],
      ['hillVillage', 'teal', 0],
      ['hanRiver', 'dusk', 3],
      ['hotelRoom', 'night', 1],
    ],
    detail: [['namsan', 'dusk', 4, 'autumn']],
  },
  P000028: {
    list: ['jejuCoast', 'teal', 2, 'spring'],
    carousel: [
      ['wing', 'dawn', 0],
      ['seongsan', 'teal', 2, 'spring'],
      ['jejuCoast', 'dusk', 3, 'autumn'],
      ['hotelRoom', 'teal', 2],
    ],
    detail: [['islands', 'teal', 4]],
  },
  P000029: {
    list: ['hanokRoom', 'dawn', 2, 'summer'],
    carousel: [
      ['eastSea', 'gold', 1],
      ['hanokRoom', 'night', 3, 'autumn'],
      ['firForest', 'day', 4, 'summer'],
    ],
    detail: [['eastSea', 'rose', 2]],
  },
  P000032: {
    list: ['wing', 'gold', 1],
    carousel: [
      ['palace', 'violet', 4, 'summer'],
      ['hanokRoofs', 'gold', 1, 'autumn'],
      ['tumuli', 'gold', 2, 'autumn'],
      ['busanBridge', 'night', 5],
      ['seongsan', 'rose', 4, 'spring'],
    ],
    detail: [
      ['wing', 'teal', 2],
      ['hero', 'gold', 3, 'autumn'],
    ],
  },
  P000033: {
    list: ['tumuli', 'day', 1, 'summer'],
    carousel: [
      ['hanokRoofs', 'mist', 2, 'spring'],
      ['hanokRoom', 'dusk', 4, 'autumn'],
      ['tumuli', 'dusk', 3, 'autumn'],
      ['temple', 'dawn', 4, 'spring'],
    ],
    detail: [['hanokAlley', 'dawn', 4, 'spring']],
  },
  P000034: {
    list: ['skiSlope', 'day', 3, 'winter'],
    carousel: [
      ['firForest', 'snow', 5, 'winter'],
      ['hotelRoom', 'snow', 3],
      ['skiSlope', 'gold', 4, 'winter'],
    ],
    detail: [['hero', 'snow', 4, 'winter']],
  },
  P000035: {
    list: ['islands', 'dusk', 0],
    carousel: [
      ['wetland', 'dawn', 2, 'autumn'],
      ['teaField', 'dawn', 2, 'spring'],
      ['islands', 'gold', 3],
      ['foodTable', 'teal', 9],
    ],
    detail: [['wetland', 'violet', 4, 'autumn']],
  },
};
