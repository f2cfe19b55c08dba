import type { LanTp, RefundScheduleRow } from '@narae/contracts';

interface Phrases {
  readonly colon: string;
  readonly comma: string;
  readonly end: string;
  readonly atLeast: (days: number) => string;
  readonly between: (most: number, least: number) => string;
  readonly exactly: (days: number) => string;
  readonly sameDay: string;
  /** Where both give back the same. */
  readonly sameDayOrNoShow: string;
  readonly noShow: string;
  readonly pct: (pct: number) => string;
  readonly grace: (hours: number, days: number) => string;
  /** What the organiser's own cancellation adds, in percent. */
  readonly extra: (pct: number) => string;
}

const phrases: Readonly<Record<LanTp, Phrases>> = {
  CHN: {
    colon: '：',
    comma: '；',
    end: '。',
    atLeast: (days) => `${days}天以上`,
    between: (most, least) => `${most}至${least}天`,
    exactly: (days) => `${days}天`,
    sameDay: '当天',
    sameDayOrNoShow: '当天或未到场',
    noShow: '未到场',
    pct: (pct) => `${pct}%`,
    grace: (hours, days) => `预订后${hours}小时内、且距活动${days}天以上取消的，退还100%。`,
    extra: (pct) => `因主办方原因取消的，另加付${pct}%。`,
  },
  KOR: {
    colon: ': ',
    comma: ', ',
    end: '.',
    atLeast: (days) => `${days}일 이상`,
    between: (most, least) => `${most}~${least}일`,
    exactly: (days) => `${days}일`,
    sameDay: '당일',
    sameDayOrNoShow: '당일 또는 불참',
    noShow: '불참',
    pct: (pct) => ` ${pct}%`,
    grace: (hours, days) =>
      ` 예매 후 ${hours}시간 이내에 취소하면 공연 ${days}일 전까지 100%를 돌려드립니다.`,
    extra: (pct) => ` 주최 측 사정으로 취소되면 ${pct}%를 더해 드립니다.`,
  },
  ENG: {
    colon: ': ',
    comma: '; ',
    end: '.',
    atLeast: (days) => `${days} days or more`,
    between: (most, least) => `${most}–${least} days`,
    exactly: (days) => (days === 1 ? '1 day' : `${days} days`),
    sameDay: 'on the day',
    sameDayOrNoShow: 'on the day or no-show',
    noShow: 'no-show',
    pct: (pct) => `, ${pct}%`,
    grace: (hours, days) => ` Within ${hours} hours of booking, 100%, until ${days} days before.`,
    extra: (pct) => ` If the organiser calls it off, you get ${pct}% more.`,
  },
  JPN: {
    colon: '：',
    comma: '、',
    end: '。',
    atLeast: (days) => `${days}日以上前は`,
    between: (most, least) => `${most}〜${least}日前は`,
    exactly: (days) => `${days}日前は`,
    sameDay: '当日は',
    sameDayOrNoShow: '当日または不参加は',
    noShow: '不参加は',
    pct: (pct) => `${pct}%`,
    grace: (hours, days) => `ご予約から${hours}時間以内のキャンセルは、公演の${days}日前まで100%です。`,
    extra: (pct) => `主催者の都合による中止の場合は、さらに${pct}%をお支払いします。`,
  },
  VTN: {
    colon: ': ',
    comma: '; ',
    end: '.',
    atLeast: (days) => `từ ${days} ngày`,
    between: (most, least) => `${most}–${least} ngày`,
    exactly: (days) => `${days} ngày`,
    sameDay: 'trong ngày',
    sameDayOrNoShow: 'trong ngày hoặc vắng mặt',
    noShow: 'vắng mặt',
    pct: (pct) => ` ${pct}%`,
    grace: (hours, days) =>
      ` Hủy trong vòng ${hours} giờ sau khi đặt, chậm nhất ${days} ngày trước ngày diễn: 100%.`,
    extra: (pct) => ` Nếu ban tổ chức hủy, bạn được nhận thêm ${pct}%.`,
  },
};

const stepsOf = ({ steps, noShowPct }: RefundScheduleRow, say: Phrases): string[] => {
  const last = steps.at(-1)?.pct;
  const sentences = steps.map(({ fromDays, pct }, index) => {
    const above = steps[index - 1];
    if (!above) return say.atLeast(fromDays) + say.pct(pct);
    if (fromDays === 0) return (noShowPct === pct ? say.sameDayOrNoShow : say.sameDay) + say.pct(pct);
    const most = above.fromDays - 1;
    return (most === fromDays ? say.exactly(most) : say.between(most, fromDays)) + say.pct(pct);
  });
  return noShowPct > 0 && (noShowPct !== last || steps.length === 1)
    ? [...sentences, say.noShow + say.pct(noShowPct)]
    : sentences;
};

const sentence = (schedule: RefundScheduleRow, say: Phrases): string => {
  const { title, grace, organiserExtraPct } = schedule;
  const within = grace ? say.grace(grace.hours, grace.untilDays) : '';
  const extra = organiserExtraPct > 0 ? say.extra(organiserExtraPct) : '';
  return `${title}${say.colon}${stepsOf(schedule, say).join(say.comma)}${say.end}${within}${extra}`;
};

/** Every schedule in a sentence of its own, made from its figures (REFUND-3). */
export const refundSentences = (lanTp: LanTp, schedules: readonly RefundScheduleRow[]): string[] =>
  schedules.map((schedule) => sentence(schedule, phrases[lanTp]));
