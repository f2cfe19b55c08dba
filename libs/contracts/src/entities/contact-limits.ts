/** Longest text that tells where somebody lives, in characters. */
export const MAX_AREA_LENGTH = 120;
