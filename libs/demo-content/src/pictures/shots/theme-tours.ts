import type { ShotTable } from './shot.ts';

/** Category CG002: natural light of the season. */
export const THEME_TOUR_SHOTS: ShotTable = {
  P000009: {
    list: ['palace', 'dusk', 0, 'autumn'],
    carousel: [
      ['palace', 'day', 1, 'spring'],
      ['hanokAlley', 'gold', 2, 'autumn'],
      ['hanokRoofs', 'dawn', 0, 'spring'],
      ['hanokRoom', 'gold', 1, 'spring'],
    ],
    detail: [
      ['palace', 'snow', 2, 'winter'],
      ['hanokAlley', 'dusk', 3, 'autumn'],
    ],
  },
  P000010: {
    list: ['dmz', 'mist', 0, 'autumn'],
    carousel: [
      ['dmz', 'gold', 1, 'autumn'],
      ['dmz', 'snow', 2, 'winter'],
      ['train', 'mist', 3, 'autumn'],
    ],
    detail: [['dmz', 'dawn', 5, 'summer']],
  },
  P000011: {
    list: ['seoraksan', 'gold', 0, 'autumn'],
    carousel: [
      ['seoraksan', 'dawn', 1, 'autumn'],
      ['temple', 'gold', 1, 'autumn'],
      ['firForest', 'gold', 2, 'autumn'],
      ['foodTable', 'gold', 3],
    ],
    detail: [['seoraksan', 'mist', 3, 'autumn']],
  },
  P000012: {
    list: ['teaField', 'mist', 0, 'spring'],
    carousel: [
      ['wetland', 'gold', 0, 'autumn'],
      ['teaField', 'day', 1, 'summer'],
      ['train', 'gold', 0, 'autumn'],
      ['wetland', 'dusk', 3, 'autumn'],
    ],
    detail: [['teaField', 'gold', 3, 'spring']],
  },
  P000013: {
    list: ['skiSlope', 'snow', 0, 'winter'],
    carousel: [
      ['skiSlope', 'dawn', 1, 'winter'],
      ['seoraksan', 'snow', 3, 'winter'],
      ['skiSlope', 'night', 2, 'winter'],
    ],
    detail: [['skiSlope', 'rose', 5, 'winter']],
  },
  P000014: {
    list: ['nightMarket', 'dusk', 0],
    carousel: [
      ['foodTable', 'gold', 0],
      ['nightMarket', 'night', 1],
      ['neonStreet', 'dusk', 2],
      ['foodTable', 'dusk', 5],
    ],
    detail: [['nightMarket', 'violet', 6]],
  },
  P000015: {
    list: ['temple', 'mist', 0, 'spring'],
    carousel: [
      ['firForest', 'mist', 0],
      ['temple', 'night', 3, 'spring'],
      ['hanokRoom', 'night', 0, 'autumn'],
      ['firForest', 'dawn', 3, 'summer'],
    ],
    detail: [['temple', 'snow', 2, 'winter']],
  },
  P000016: {
    list: ['cherryStreet', 'rose', 0, 'spring'],
    carousel: [
      ['tumuli', 'rose', 0, 'spring'],
      ['cherryStreet', 'dawn', 1, 'spring'],
      ['hero', 'rose', 2, 'spring'],
    ],
    detail: [['cherryStreet', 'dusk', 3, 'spring']],
  },
  P000017: {
    list: ['seongsan', 'dawn', 0, 'spring'],
    carousel: [
      ['jejuCoast', 'teal', 0],
      ['seongsan', 'day', 1, 'summer'],
      ['jejuCoast', 'gold', 1, 'autumn'],
      ['foodTable', 'gold', 7],
    ],
    detail: [['seongsan', 'gold', 3, 'autumn']],
  },
  P000018: {
    list: ['hanRiver', 'dusk', 0],
    carousel: [
      ['namsan', 'violet', 1],
      ['hanRiver', 'night', 2],
      ['namsan', 'night', 3],
      ['fireworks', 'night', 1],
    ],
    detail: [['hanRiver', 'violet', 5]],
  },
};
