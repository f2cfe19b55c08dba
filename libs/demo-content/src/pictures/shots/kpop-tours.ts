import type { ShotTable } from './shot.ts';

/** Category CG001: violet and rose, the hour before the show. */
export const KPOP_TOUR_SHOTS: ShotTable = {
  P000001: {
    list: ['concert', 'violet', 0],
    carousel: [
      ['lightSticks', 'magenta', 1],
      ['danceStudio', 'rose', 1],
      ['hotelRoom', 'dusk', 0],
      ['neonStreet', 'violet', 0],
    ],
    detail: [['concert', 'magenta', 3]],
  },
  P000004: {
    list: ['danceStudio', 'rose', 0],
    carousel: [
      ['danceStudio', 'dawn', 2],
      ['neonStreet', 'magenta', 1],
      ['dressingRoom', 'rose', 2],
    ],
    detail: [['danceStudio', 'violet', 5]],
  },
  P000005: {
    list: ['recordingStudio', 'violet', 0],
    carousel: [
      ['recordingStudio', 'dusk', 1],
      ['acoustic', 'dusk', 2],
      ['flatlay', 'dawn', 1],
    ],
    detail: [['recordingStudio', 'magenta', 4]],
  },
  P000006: {
    list: ['dressingRoom', 'rose', 0],
    carousel: [
      ['dressingRoom', 'dawn', 3],
      ['flatlay', 'rose', 0],
      ['danceStudio', 'gold', 4],
    ],
    detail: [['dressingRoom', 'gold', 5]],
  },
  P000007: {
    list: ['busanBridge', 'violet', 0],
    carousel: [
      ['hillVillage', 'dawn', 1],
      ['busanBridge', 'dusk', 2],
      ['foodTable', 'gold', 1],
      ['jejuCoast', 'teal', 4],
    ],
    detail: [['hillVillage', 'gold', 2]],
  },
  P000008: {
    list: ['eastSea', 'dawn', 0],
    carousel: [
      ['train', 'teal', 1, 'summer'],
      ['eastSea', 'day', 3],
      ['jejuCoast', 'rose', 6],
    ],
    detail: [['eastSea', 'dusk', 4]],
  },
};
