import { PROVINCES } from './places/provinces.ts';
import { SEOUL } from './places/seoul.ts';
import { SEVERAL_CITIES } from './places/several-cities.ts';

/** Where products begin or take place. Real places, coordinates in WGS 84. */
export const PLACES = { ...SEOUL, ...PROVINCES, ...SEVERAL_CITIES };
