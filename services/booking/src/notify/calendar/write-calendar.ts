import { desk } from '@narae/contracts/desk';
import { htmlLang, type LanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { addDays, seoulMidnight, seoulMoment } from '@narae/rules';
import { colons, oneLine } from '@narae/service-kit';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { toMyInfo, toOrder } from '../mail-parts.ts';
import { mailTexts } from '../texts.ts';
import type { CalendarFacts } from './calendar-facts.rules.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const SEOUL = 'Asia/Seoul';

/** Of Asia/Seoul as RFC 5545 writes it: without summer time since 1988. */
const vtimezone = [
  'BEGIN:VTIMEZONE',
  `TZID:${SEOUL}`,
  'BEGIN:STANDARD',
  'DTSTART:19881009T030000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

export interface CalendarLetter {
  readonly facts: CalendarFacts;
  readonly uid: string;
  readonly sequence: number;
  readonly lanTp: LanTp;
  /** Recipient of a mail; absent in a downloaded file. */
  readonly to?: string;
  readonly publicOrigin: string;
  readonly now: Date;
}

/** The library takes dates at midnight UTC, whatever the time zone of the process. */
const dateOf = (ymd: string): Date => new Date(`${ymd}T00:00:00Z`);
const dayMs = 86_400_000;

const methodOf = ({ facts, to }: CalendarLetter): ICalCalendarMethod => {
  if (to === undefined) return ICalCalendarMethod.PUBLISH;
  return facts.stands ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
};

const description = ({ facts, lanTp }: CalendarLetter): string => {
  const t = mailTexts(lanTp);
  const meeting = facts.meeting_points ? oneLine(textIn(facts.meeting_points, lanTp)) : '';
  const lines: [label: string, value: string][] = [
    [t(facts.about === 'order' ? 'order_number' : 'event_reservation'), facts.number],
    [t('event_people'), t('persons', { count: facts.people })],
    [t('meeting_point'), meeting],
  ];
  return [
    ...lines.filter(([, value]) => value !== '').map((line) => line.join(colons[lanTp])),
    ...(facts.start_time ? [] : [t('calendar_korean_days')]),
  ].join('\n');
};

/** Orders have a page of their own. */
const pageOf = ({ about, number }: CalendarFacts, lanTp: LanTp, publicOrigin: string): string =>
  (about === 'order' ? toOrder(number, lanTp, publicOrigin) : toMyInfo(lanTp, publicOrigin)).href;

/** Whole days, or times in Seoul where they are said. */
const spanOf = ({
  first_day,
  last_day,
  start_time,
  end_time,
}: CalendarFacts): Pick<ICalEventData, 'allDay' | 'start' | 'end' | 'timezone'> => {
  // The end of whole days is exclusive.
  const end = new Date(dateOf(last_day).getTime() + dayMs);
  if (!start_time) return { allDay: true, start: dateOf(first_day), end };
  const timed = { timezone: SEOUL, start: dayjs(seoulMoment(first_day, start_time)) };
  if (end_time) return { ...timed, end: dayjs(seoulMoment(last_day, end_time)) };
  return first_day === last_day ? timed : { ...timed, end: dayjs(seoulMidnight(addDays(last_day, 1))) };
};

/** Without names. */
const eventOf = (letter: CalendarLetter): ICalEventData => {
  const { facts, uid, sequence, lanTp, to, publicOrigin, now } = letter;
  const place = facts.places ? oneLine(textIn(facts.places, lanTp)) : '';
  return {
    id: uid,
    sequence,
    stamp: now,
    ...spanOf(facts),
    summary: oneLine(textIn(facts.titles, lanTp)),
    ...(place === '' ? {} : { location: { title: place, ...(facts.geo ? { geo: facts.geo } : {}) } }),
    description: description(letter),
    url: pageOf(facts, lanTp, publicOrigin),
    organizer: { name: 'Narae', email: desk.email },
    status: facts.stands ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    ...(to === undefined
      ? {}
      : { attendees: [{ email: to, rsvp: false, status: ICalAttendeeStatus.ACCEPTED }] }),
  };
};

/** RFC 5545: an invitation, its cancellation, or an entry to keep (MAIL-3). */
export const writeCalendar = (letter: CalendarLetter): { method: ICalCalendarMethod; content: string } => {
  const method = methodOf(letter);
  const calendar = ical({
    prodId: { company: 'Narae', product: 'Narae', language: htmlLang(letter.lanTp).toUpperCase() },
    method,
    // Entries name the zone, and whole days none.
    timezone: { name: null, generator: () => vtimezone },
    events: [eventOf(letter)],
  });
  return { method, content: calendar.toString() };
};
