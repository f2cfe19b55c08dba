import { LAN_TPS, type LanTp } from '@narae/shell-sdk';

/** In the order they are written in: Korean, English, and the rest. */
export const languages: readonly LanTp[] = [...new Set<LanTp>(['KOR', 'ENG', ...LAN_TPS])];
