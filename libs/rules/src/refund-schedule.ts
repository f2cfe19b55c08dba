/** Share of the charge that goes back, by calendar days before departure in Asia/Seoul (REFUND-3). */
export const defaultRefundSchedule: readonly { fromDays: number; pct: number }[] = [
  { fromDays: 30, pct: 100 },
  { fromDays: 20, pct: 90 },
  { fromDays: 10, pct: 85 },
  { fromDays: 8, pct: 80 },
  { fromDays: 1, pct: 70 },
  { fromDays: 0, pct: 50 },
];

const day = 86_400_000;

/** Today's date in Asia/Seoul, YYYY-MM-DD. */
export const seoulDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Seoul',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);

/** A calendar day moved by whole days; both YYYY-MM-DD. */
export const addDays = (ymd: string, days: number): string =>
  new Date(Date.parse(`${ymd}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** Calendar days from one day to another; negative when `to` lies before `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day);

/** Percent refunded when cancelling on `today` for a departure; 0 once it has left. */
export const refundPct = (today: string, departure: string, schedule = defaultRefundSchedule): number =>
  schedule.find((step) => daysBetween(today, departure) >= step.fromDays)?.pct ?? 0;

/** The schedule with real dates: each step's last day (YYYY-MM-DD) on which it still applies. */
export const refundDates = (
  departure: string,
  schedule = defaultRefundSchedule,
): { pct: number; until: string }[] =>
  schedule.map((step) => ({ pct: step.pct, until: addDays(departure, -step.fromDays) }));
