import type { ShotTable } from './shot.ts';

/** Category CG004: indigo and magenta, stage light. */
export const PROGRAMME_SHOTS: ShotTable = {
  P000019: {
    list: ['concert', 'magenta', 5],
    carousel: [
      ['lightSticks', 'violet', 2],
      ['concert', 'indigo', 1],
      ['concert', 'violet', 4],
      ['flatlay', 'violet', 2],
    ],
    detail: [['lightSticks', 'magenta', 5]],
  },
  P000020: {
    list: ['lightSticks', 'indigo', 0],
    carousel: [
      ['concert', 'indigo', 2],
      ['busanBridge', 'violet', 3],
      ['flatlay', 'dusk', 4],
    ],
    detail: [['concert', 'dusk', 6]],
  },
  P000021: {
    list: ['acoustic', 'magenta', 0],
    carousel: [
      ['acoustic', 'night', 1],
      ['recordingStudio', 'night', 2],
      ['acoustic', 'indigo', 2],
    ],
    detail: [['acoustic', 'dusk', 7]],
  },
  P000022: {
    list: ['concert', 'dusk', 2],
    carousel: [
      ['danceStudio', 'violet', 3],
      ['lightSticks', 'dusk', 3],
      ['flatlay', 'teal', 5],
    ],
    detail: [['concert', 'violet', 7]],
  },
  P000023: {
    list: ['flatlay', 'violet', 0],
    carousel: [
      ['flatlay', 'magenta', 3],
      ['dressingRoom', 'violet', 1],
      ['lightSticks', 'violet', 6],
    ],
    detail: [['flatlay', 'dusk', 6]],
  },
  P000024: {
    list: ['fireworks', 'indigo', 0],
    carousel: [
      ['concert', 'indigo', 3],
      ['lightSticks', 'indigo', 4],
      ['fireworks', 'violet', 2],
      ['acoustic', 'violet', 3],
    ],
    detail: [['concert', 'indigo', 8]],
  },
  P000025: {
    list: ['concert', 'indigo', 9],
    carousel: [
      ['lightSticks', 'night', 7],
      ['islands', 'violet', 1],
      ['concert', 'violet', 10],
    ],
    detail: [['concert', 'night', 11]],
  },
  P000026: {
    list: ['acoustic', 'violet', 6],
    carousel: [
      ['recordingStudio', 'dusk', 3],
      ['flatlay', 'gold', 7],
      ['neonStreet', 'dusk', 4],
    ],
    detail: [['acoustic', 'indigo', 7]],
  },
};
