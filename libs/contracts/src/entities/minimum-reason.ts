import type { LanTp } from '../languages.ts';

/** Why a departure does not take place that too few people booked, as members read it (REFUND-4). */
export const minimumReason: Readonly<Record<LanTp, string>> = {
  CHN: '报名人数未达到最低成团人数。',
  KOR: '최소 출발 인원이 모이지 않았습니다.',
  ENG: 'Too few people have booked for this trip to take place.',
  JPN: '最少催行人員に達しなかったためです。',
  VTN: 'Chưa đủ số khách tối thiểu để khởi hành.',
};
