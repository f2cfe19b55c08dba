import type { LanTp } from '@narae/contracts';

/** In every language of the shop (MAIL-3). */
export const calendarTexts: Readonly<Record<LanTp, { readonly koreanDays: string }>> = {
  CHN: { koreanDays: '日期以韩国时间为准。' },
  KOR: { koreanDays: '날짜는 한국 시간을 기준으로 합니다.' },
  ENG: { koreanDays: 'Days are counted in Korean time.' },
  JPN: { koreanDays: '日付は韓国時間を基準とします。' },
  VTN: { koreanDays: 'Ngày được tính theo giờ Hàn Quốc.' },
};
