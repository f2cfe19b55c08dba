import type { LanTp } from '@narae/shell-sdk';

/** Each language as its own people call it. */
export const languageNames: Readonly<Record<LanTp, string>> = {
  KOR: '한국어',
  ENG: 'English',
  CHN: '简体中文',
  JPN: '日本語',
  VTN: 'Tiếng Việt',
};
