import ICAL from 'ical.js';

/** A calendar file as another program reads it. */
export const readCalendar = (content: string) => {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (!component || others.length > 0) throw new Error('not one event');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    summary: event.summary,
    location: event.location,
    description: event.description,
    wholeDays: event.startDate.isDate,
    first: event.startDate.toString(),
    /** Not part of it. */
    end: event.endDate.toString(),
    url: String(component.getFirstPropertyValue('url')),
    attendees: component.getAllProperties('attendee').map((one) => String(one.getFirstValue()).toLowerCase()),
  };
};
