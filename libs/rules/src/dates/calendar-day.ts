const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that there is, YYYY-MM-DD. */
export const isCalendarDay = (text: string): boolean =>
  dayForm.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** The same day of a later month, the last one of a shorter month; both YYYY-MM-DD. */
export const addMonths = (ymd: string, months: number): string => {
  const day = new Date(`${ymd}T00:00:00Z`);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0));
  last.setUTCDate(Math.min(day.getUTCDate(), last.getUTCDate()));
  return last.toISOString().slice(0, 10);
};
