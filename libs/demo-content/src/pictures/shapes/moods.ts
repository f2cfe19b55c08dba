/** Light of a picture: every local colour is pulled towards it, which is what keeps a picture in harmony. */
export interface Mood {
  readonly sky: readonly [top: string, middle: string, low: string];
  /** Sun or moon, and the light around it. */
  readonly disc: string;
  readonly glow: string;
  /** What distance fades into. */
  readonly haze: string;
  /** Nearest dark. */
  readonly near: string;
  /** Colour of the light on things and how strongly it tints them (0–1). */
  readonly ambient: string;
  readonly tint: number;
  readonly water: readonly [far: string, near: string];
  readonly lamp: string;
  readonly night: boolean;
}

export const MOODS = {
  dawn: {
    sky: ['#7d9cc0', '#e9c3b4', '#ffe3c2'],
    disc: '#fff4dc',
    glow: '#ffd9a0',
    haze: '#eccdbd',
    near: '#3c4560',
    ambient: '#d9a59a',
    tint: 0.2,
    water: ['#f3d5bf', '#6f8cab'],
    lamp: '#ffe0a3',
    night: false,
  },
  day: {
    sky: ['#5fa3cf', '#a9d3e4', '#eaf4ee'],
    disc: '#fffbe9',
    glow: '#fff3c9',
    haze: '#cfe4e6',
    near: '#22474c',
    ambient: '#bcd8dc',
    tint: 0.07,
    water: ['#a5d5da', '#2c7f92'],
    lamp: '#fff0c4',
    night: false,
  },
  gold: {
    sky: ['#86a7b4', '#f0cf97', '#fbe7bd'],
    disc: '#fff6d8',
    glow: '#ffdf96',
    haze: '#f0d5a4',
    near: '#4a3a35',
    ambient: '#e2a75f',
    tint: 0.17,
    water: ['#f4dca8', '#6d8a85'],
    lamp: '#ffe09a',
    night: false,
  },
  dusk: {
    sky: ['#2f3c6b', '#a9688a', '#f7a877'],
    disc: '#ffe3b8',
    glow: '#ffb17a',
    haze: '#c47f86',
    near: '#1d2140',
    ambient: '#5c4473',
    tint: 0.34,
    water: ['#e89a7d', '#2c3562'],
    lamp: '#ffd58a',
    night: true,
  },
  night: {
    sky: ['#0c1330', '#1f2f5c', '#4a5a8c'],
    disc: '#f5f0d8',
    glow: '#8fa4d8',
    haze: '#3d4d7e',
    near: '#090d20',
    ambient: '#1f2c5c',
    tint: 0.5,
    water: ['#3b4b80', '#0d1633'],
    lamp: '#ffd587',
    night: true,
  },
  violet: {
    sky: ['#231c4f', '#6a3f8f', '#ec7fa0'],
    disc: '#ffe6d2',
    glow: '#ff9fb4',
    haze: '#8d579b',
    near: '#150f33',
    ambient: '#4a2f78',
    tint: 0.4,
    water: ['#c56b9a', '#241d55'],
    lamp: '#ffd9a0',
    night: true,
  },
  rose: {
    sky: ['#a9c3dc', '#f1d3da', '#fdeee6'],
    disc: '#fffaf0',
    glow: '#ffe9dc',
    haze: '#f2dadd',
    near: '#56415a',
    ambient: '#eebcc6',
    tint: 0.16,
    water: ['#f4dfe0', '#8ba7bd'],
    lamp: '#fff0cf',
    night: false,
  },
  mist: {
    sky: ['#a8bcb9', '#d0ddd4', '#edf0e4'],
    disc: '#fffdf2',
    glow: '#fbf7e0',
    haze: '#d9e3da',
    near: '#2b463f',
    ambient: '#c2d3c8',
    tint: 0.18,
    water: ['#dbe6dd', '#7fa09a'],
    lamp: '#fbe9bf',
    night: false,
  },
  snow: {
    sky: ['#8fb4d6', '#cfdfec', '#f7f4f2'],
    disc: '#ffffff',
    glow: '#fff8ec',
    haze: '#dde8f1',
    near: '#2d4763',
    ambient: '#c4d6e8',
    tint: 0.18,
    water: ['#d5e3ee', '#5f88a8'],
    lamp: '#ffe9b8',
    night: false,
  },
  teal: {
    sky: ['#1f6f86', '#7cc0bd', '#f6e3bd'],
    disc: '#fff3d4',
    glow: '#ffe4ac',
    haze: '#b5d6c8',
    near: '#123b47',
    ambient: '#5fa9a8',
    tint: 0.15,
    water: ['#9fd0c4', '#1d6b80'],
    lamp: '#ffe5a8',
    night: false,
  },
  indigo: {
    sky: ['#0a0a26', '#211a5e', '#4b2f96'],
    disc: '#e9e2ff',
    glow: '#a48bff',
    haze: '#3d2f86',
    near: '#06061a',
    ambient: '#2a2170',
    tint: 0.5,
    water: ['#4a3aa0', '#0c0a2c'],
    lamp: '#ffd6f0',
    night: true,
  },
  magenta: {
    sky: ['#1a0a2e', '#5b1a66', '#d04a86'],
    disc: '#ffe4f1',
    glow: '#ff7fb6',
    haze: '#7d2f78',
    near: '#0d0519',
    ambient: '#571e63',
    tint: 0.45,
    water: ['#9a3b86', '#1c0a33'],
    lamp: '#ffd3a6',
    night: true,
  },
} as const satisfies Record<string, Mood>;

export type PaletteName = keyof typeof MOODS;
