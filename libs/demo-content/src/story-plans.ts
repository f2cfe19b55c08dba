import type { ProductImage } from '@narae/contracts';
import { perLanguage } from '@narae/contracts/localized';
import { ARTISTS } from './content/artists.ts';
import { eventDaysOf, isoDay } from './content/departure.ts';
import { FILM_FILES, FILMS } from './content/films.ts';
import { storyHtml, type DemoEvent, type DemoKpopInfo } from './content/story.ts';
import { plannedPicture } from './pictures/planned-picture.ts';
import type { Shot } from './pictures/shots/shot.ts';

const listSize = [1280, 960] as const;
const wideSize = [1600, 1000] as const;

const pictures = (
  file_type: ProductImage['file_type'],
  shots: readonly Shot[],
  [width, height]: readonly [width: number, height: number],
) => shots.map((shot, index) => plannedPicture({ file_type, sort_order: index + 1, shot, width, height }));

const filmsOf = ({ films }: Pick<DemoEvent, 'films'>) => {
  const [first] = films;
  if (!first) return null;
  return {
    type: FILMS[first].type,
    items: films.map((name) => ({ address: FILMS[name].address, titles: { ...FILMS[name].titles } })),
  };
};

const textsOf = ({ texts }: Pick<DemoEvent, 'texts'>) => ({
  titles: perLanguage((language) => texts[language].title),
  descs: perLanguage((language) => texts[language].desc),
  contents: perLanguage((language) => storyHtml(texts, language)),
});

/** K-pop information as the catalogue loads it; the picture before a film is one of the carousel. */
export const kpopInfoPlan = (info: DemoKpopInfo) => ({
  content: {
    info_seq: info.info_seq,
    kpop_category: info.kpop_category,
    ...textsOf(info),
    artists: perLanguage((language) => `<p>${ARTISTS[info.artist][language]}</p>`),
    prod_id: info.prod_id,
    films: filmsOf(info),
  },
  daysAgo: info.daysAgo,
  pictures: [
    ...pictures('1', [info.list], listSize),
    ...pictures('2', info.carousel, wideSize),
    ...pictures('4', info.films.length > 0 ? info.carousel.slice(-info.films.length) : [], wideSize),
  ],
});

const papersOf = ({ papers = ['passport'] }: DemoEvent) => ({
  passport: papers.includes('passport'),
  visa: papers.includes('visa'),
  birth: papers.includes('birth'),
});

/** An event as the catalogue loads it; its carousel shows the pictures of the list (EVENT-2). */
export const eventPlan = (event: DemoEvent) => ({
  content: {
    event_id: event.event_id,
    event_category: event.event_category,
    ...textsOf(event),
    places: { ...event.place.names },
    event_total_cnt: event.total,
    ...event.times,
    papers: papersOf(event),
    info_seq: event.info_seq,
    films: filmsOf(event),
  },
  /** Day of the event, first and last day to apply, YYYY-MM-DD, for a shop that opens on `today`. */
  daysFrom: (today: string) => {
    const { day, opens, closes } = eventDaysOf(event, new Date(`${today}T00:00:00Z`));
    return { event_day: isoDay(day), start_day: isoDay(opens), end_day: isoDay(closes) };
  },
  left: event.left,
  pictures: [
    ...pictures('1', [event.list, ...event.more], listSize),
    ...pictures('3', [event.detail], wideSize),
    ...pictures('4', event.more.slice(0, event.films.length), listSize),
  ],
});

/** The files of an event's films of type 04, as the catalogue stores them. */
export const eventFilmFiles = ({ event_id, films }: DemoEvent) =>
  films.flatMap((name) => {
    const file = FILM_FILES[name];
    if (!file) return [];
    const address = {
      file_path: 'event',
      prod_id: event_id,
      file_type: '4',
      file_name: FILMS[name].address,
    } as const;
    return [{ address, bytes: () => file }];
  });
