import { RefundScheduleName, type LocalizedText } from '@narae/contracts';
import { firstNameFeeUsd, firstRefundSchedules } from '@narae/rules';
import type { RefundScheduleContent } from './refund-schedule.rules.ts';

/** What each schedule is for, as the terms name it. */
const names: Readonly<Record<RefundScheduleName, LocalizedText>> = {
  'trip-day': {
    CHN: '一日游',
    KOR: '당일 여행',
    ENG: 'Day trips',
    JPN: '日帰り',
    VTN: 'Tour trong ngày',
  },
  'trip-stay': {
    CHN: '含住宿行程',
    KOR: '숙박 여행',
    ENG: 'Trips with a stay',
    JPN: '宿泊を含む旅行',
    VTN: 'Tour có lưu trú',
  },
  performance: {
    CHN: '演唱会、粉丝见面会',
    KOR: '콘서트·팬미팅',
    ENG: 'Concerts and fan meetings',
    JPN: 'コンサート・ファンミーティング',
    VTN: 'Concert và fan meeting',
  },
  outbound: {
    CHN: '出境团队游',
    KOR: '국외 패키지',
    ENG: 'Outbound packages',
    JPN: '海外パッケージ',
    VTN: 'Tour trọn gói ra nước ngoài',
  },
};

/** The schedules there are, in the order in which they are told. */
export const scheduleNames: readonly RefundScheduleName[] = RefundScheduleName.options;

/** A schedule as the shop opened with it, in the form in which it is edited (REFUND-3). */
export const firstSchedule = (name: RefundScheduleName): RefundScheduleContent => {
  const { steps, noShowPct, grace, organiserExtraPct } = firstRefundSchedules[name];
  return {
    names: names[name],
    steps: steps.map(({ fromDays, pct }) => ({ from_days: fromDays, pct })),
    no_show_pct: noShowPct,
    grace: { grace_hours: grace?.hours ?? 0, grace_until_days: grace?.untilDays ?? 0 },
    organiser_extra_pct: organiserExtraPct,
    name_fee_usd: firstNameFeeUsd,
  };
};
