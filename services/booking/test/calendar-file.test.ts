import { perLanguage } from '@narae/contracts/localized';
import { noon } from '@narae/test-kit';
import { LAN_TPS } from '@narae/contracts/languages';
import { mailTexts } from '../src/notify/texts.ts';
import { writeCalendar, type CalendarLetter } from '../src/notify/calendar/write-calendar.ts';
import { readCalendar } from './support/read-calendar.ts';

const everywhere = (text: string) => perLanguage(() => text);
const long = `서울, K-pop; "투어" \\ 🎤👩‍👩‍👧 ${'漢字かな交じり文나래'.repeat(12)}`;

const letter = (over: Partial<CalendarLetter['facts']> = {}): CalendarLetter => ({
  facts: {
    entry_id: 'CART000001',
    mem_id: 'MEM1',
    about: 'order',
    number: 'ORDER000000001',
    stands: true,
    first_day: '2026-12-30',
    last_day: '2027-01-02',
    titles: everywhere(long),
    places: everywhere('Seoul, Gangnam; exit 8'),
    meeting_points: everywhere('Exit 8, 15:00'),
    geo: { lat: 37.57, lon: 126.98 },
    people: 3,
    ...over,
  },
  uid: '5f0c@narae',
  sequence: 4,
  lanTp: 'KOR',
  publicOrigin: 'https://narae.example',
  now: noon,
});

it('says the same to another program, whatever the texts hold', () => {
  expect(readCalendar(writeCalendar(letter()).content)).toMatchObject({
    uid: '5f0c@narae',
    sequence: 4,
    summary: long,
    location: 'Seoul, Gangnam; exit 8',
    first: '2026-12-30',
    end: '2027-01-03',
  });
});

it('is folded at 75 bytes, between characters, with the line ends of the standard', () => {
  const { content } = writeCalendar(letter());
  const lines = content.split('\r\n');
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
    // A character cut in two would not come back.
    expect(Buffer.from(line).toString()).toBe(line);
  }
});

it('has the calendar’s properties before its first event (RFC 5545, section 3.6)', () => {
  const { content } = writeCalendar(letter());
  expect(content.split('END:VEVENT\r\n').at(-1)?.trim()).toBe('END:VCALENDAR');
});

it('lets no text forge a line of its own or turn the direction of reading', () => {
  const { content } = writeCalendar(
    letter({ titles: everywhere('Tour\r\nATTENDEE:mailto:eve@example.com\u202E!') }),
  );
  expect(content).not.toMatch(/^ATTENDEE/m);
  expect(content).not.toContain('\u202E');
});

it.each(LAN_TPS)('is written in %s, with the link in it and the days said to be Korean', (lanTp) => {
  const read = readCalendar(writeCalendar({ ...letter(), lanTp }).content);
  expect(read.description).toContain(mailTexts(lanTp)('calendar_korean_days'));
  expect(read.url).toBe(`https://narae.example/myOrder?order_id=ORDER000000001&lan_tp=${lanTp}`);
});

it('has moments in UTC, in which no process can write its own time zone', () => {
  expect(writeCalendar(letter()).content).toMatch(/^DTSTAMP:20261121T030000Z\r$/m);
});

it.each([
  [{ start_time: '15:00' }, '20261230T150000', '20270103T000000'],
  [{ start_time: '15:00', end_time: '11:00' }, '20261230T150000', '20270102T110000'],
  [{ last_day: '2026-12-30', start_time: '09:00', end_time: '17:30' }, '20261230T090000', '20261230T173000'],
  [{ last_day: '2026-12-30', start_time: '09:00' }, '20261230T090000', undefined],
])('carries times of Seoul with their zone where they are said: %o (CATALOG-16)', (over, start, end) => {
  const { content } = writeCalendar(letter(over));
  const valueOf = (name: string): string | undefined =>
    new RegExp(`^${name};TZID=Asia/Seoul:(.*)\\r$`, 'm').exec(content)?.[1];
  expect([valueOf('DTSTART'), valueOf('DTEND')]).toEqual([start, end]);
  expect(content.match(/^BEGIN:VTIMEZONE\r$/gm)).toHaveLength(1);
  expect(writeCalendar(letter()).content).not.toContain('VTIMEZONE');
  expect(readCalendar(content).description).not.toContain(mailTexts('KOR')('calendar_korean_days'));
});
