/** One short sentence in the order Korean, English, Chinese, Japanese, Vietnamese. */
export type Five = readonly [kor: string, eng: string, chn: string, jpn: string, vtn: string];
