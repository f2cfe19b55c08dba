import type { RefundSchedule, RefundScheduleName } from '@narae/contracts';
import type { LanTp } from '@narae/i18n';
import { refundSchedules } from '@narae/rules';

interface Phrases {
  readonly names: Readonly<Record<RefundScheduleName, string>>;
  readonly colon: string;
  readonly comma: string;
  readonly end: string;
  readonly atLeast: (days: number) => string;
  readonly between: (most: number, least: number) => string;
  readonly exactly: (days: number) => string;
  readonly sameDay: string;
  readonly noShow: string;
  readonly pct: (pct: number) => string;
  readonly grace: (hours: number, days: number) => string;
}

const phrases: Readonly<Record<LanTp, Phrases>> = {
  CHN: {
    names: {
      'trip-day': '一日游',
      'trip-stay': '含住宿行程',
      performance: '演唱会、粉丝见面会',
      outbound: '出境团队游',
    },
    colon: '：',
    comma: '；',
    end: '。',
    atLeast: (days) => `${days}天以上`,
    between: (most, least) => `${most}至${least}天`,
    exactly: (days) => `${days}天`,
    sameDay: '当天',
    noShow: '当天或未到场',
    pct: (pct) => `${pct}%`,
    grace: (hours, days) => `预订后${hours}小时内、且距活动${days}天以上取消的，退还100%。`,
  },
  KOR: {
    names: {
      'trip-day': '당일 여행',
      'trip-stay': '숙박 여행',
      performance: '콘서트·팬미팅',
      outbound: '국외 패키지',
    },
    colon: ': ',
    comma: ', ',
    end: '.',
    atLeast: (days) => `${days}일 이상`,
    between: (most, least) => `${most}~${least}일`,
    exactly: (days) => `${days}일`,
    sameDay: '당일',
    noShow: '당일 또는 불참',
    pct: (pct) => ` ${pct}%`,
    grace: (hours, days) =>
      ` 예매 후 ${hours}시간 이내에 취소하면 공연 ${days}일 전까지 100%를 돌려드립니다.`,
  },
  ENG: {
    names: {
      'trip-day': 'Day trips',
      'trip-stay': 'Trips with a stay',
      performance: 'Concerts and fan meetings',
      outbound: 'Outbound packages',
    },
    colon: ': ',
    comma: '; ',
    end: '.',
    atLeast: (days) => `${days} days or more`,
    between: (most, least) => `${most}–${least} days`,
    exactly: (days) => (days === 1 ? '1 day' : `${days} days`),
    sameDay: 'on the day',
    noShow: 'on the day or no-show',
    pct: (pct) => `, ${pct}%`,
    grace: (hours, days) => ` Within ${hours} hours of booking, 100%, until ${days} days before.`,
  },
  JPN: {
    names: {
      'trip-day': '日帰り',
      'trip-stay': '宿泊を含む旅行',
      performance: 'コンサート・ファンミーティング',
      outbound: '海外パッケージ',
    },
    colon: '：',
    comma: '、',
    end: '。',
    atLeast: (days) => `${days}日以上前は`,
    between: (most, least) => `${most}〜${least}日前は`,
    exactly: (days) => `${days}日前は`,
    sameDay: '当日は',
    noShow: '当日または不参加は',
    pct: (pct) => `${pct}%`,
    grace: (hours, days) => `ご予約から${hours}時間以内のキャンセルは、公演の${days}日前まで100%です。`,
  },
  VTN: {
    names: {
      'trip-day': 'Tour trong ngày',
      'trip-stay': 'Tour có lưu trú',
      performance: 'Concert và fan meeting',
      outbound: 'Tour trọn gói ra nước ngoài',
    },
    colon: ': ',
    comma: '; ',
    end: '.',
    atLeast: (days) => `từ ${days} ngày`,
    between: (most, least) => `${most}–${least} ngày`,
    exactly: (days) => `${days} ngày`,
    sameDay: 'trong ngày',
    noShow: 'trong ngày hoặc vắng mặt',
    pct: (pct) => ` ${pct}%`,
    grace: (hours, days) =>
      ` Hủy trong vòng ${hours} giờ sau khi đặt, chậm nhất ${days} ngày trước ngày diễn: 100%.`,
  },
};

const sentence = (schedule: RefundSchedule, say: Phrases): string => {
  const { name, steps, grace, noShowPct } = schedule;
  const parts = steps.map(({ fromDays, pct }, index) => {
    const above = steps[index - 1];
    if (fromDays === 0) return (noShowPct === pct ? say.noShow : say.sameDay) + say.pct(pct);
    if (!above) return say.atLeast(fromDays) + say.pct(pct);
    const most = above.fromDays - 1;
    return (most === fromDays ? say.exactly(most) : say.between(most, fromDays)) + say.pct(pct);
  });
  const within = grace ? say.grace(grace.hours, grace.untilDays) : '';
  return `${say.names[name]}${say.colon}${parts.join(say.comma)}${say.end}${within}`;
};

/** Every schedule in a sentence of its own, made from the rules (REFUND-3). */
export const refundSentences = (lanTp: LanTp): string[] =>
  Object.values(refundSchedules).map((schedule) => sentence(schedule, phrases[lanTp]));
