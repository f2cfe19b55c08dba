import type { Times } from '@narae/contracts/primitives';
import type { LanTp } from '@narae/contracts/primitives';
import type { Shot } from '../pictures/shots/shot.ts';
import type { FilmName } from './films.ts';
import type { PerLanguage, DemoPlace } from './types.ts';

/** What one language says about an article or an event; `storyHtml` turns it into HTML. */
export interface StoryText {
  readonly title: string;
  /** One line for the card. */
  readonly desc: string;
  readonly lead: string;
  /** Pairs of a heading and its text. */
  readonly parts: readonly (readonly string[])[];
}

interface DemoStory {
  /** All of one type. */
  readonly films: readonly FilmName[];
  readonly texts: PerLanguage<StoryText>;
  /** Shown in the list; an event's first picture. */
  readonly list: Shot;
}

export interface DemoKpopInfo extends DemoStory {
  readonly info_seq: string;
  readonly kpop_category: 'artist' | 'music' | 'place' | 'guide';
  readonly artist: 'lumera' | 'harbor' | 'iru' | 'kite' | 'onmaru';
  /** Whole days before the day of seeding. */
  readonly daysAgo: number;
  readonly prod_id: string;
  readonly carousel: readonly Shot[];
}

export interface DemoEvent extends DemoStory {
  readonly event_id: string;
  readonly event_category: 'fanmeeting' | 'workshop' | 'walk' | 'food';
  readonly place: DemoPlace;
  /** Whole days from the day of seeding; negative ones have passed. */
  readonly opensIn: number;
  readonly closesIn: number;
  readonly takesPlaceIn: number;
  /** Those that its texts name; a whole day without. */
  readonly times?: Times;
  /** Days of the week it can take place on, 0 for Sunday, where not on all: it waits for one. */
  readonly takesPlaceOn?: readonly number[];
  readonly total: number;
  readonly left: number;
  /** Documents each person hands in; the passport alone unless said. */
  readonly papers?: readonly ('passport' | 'visa' | 'birth')[];
  readonly info_seq: string;
  readonly more: readonly Shot[];
  readonly detail: Shot;
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** info_content and event_content (p, h3). */
export const storyHtml = (texts: PerLanguage<StoryText>, language: LanTp): string => {
  const { lead, parts } = texts[language];
  const sections = parts.map(
    ([heading = '', text = '']) => `<h3>${escape(heading)}</h3><p>${escape(text)}</p>`,
  );
  return [`<p>${escape(lead)}</p>`, ...sections].join('');
};
