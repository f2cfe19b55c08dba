import { DEMO_TEMPLATES } from './content/answer-templates.ts';
import { DEMO_COMMENTS } from './content/comments.ts';
import { DEMO_FAQS } from './content/faqs.ts';
import { DEMO_NOTICES } from './content/notices.ts';
import { memIdOf, PEOPLE, type PersonName } from './content/people.ts';
import { DEMO_QUESTIONS } from './content/questions.ts';
import { DEMO_REVIEWS } from './content/reviews.ts';

const names = Object.keys(PEOPLE) as readonly PersonName[];

/** Beyond any number the shop counts to; six digits where the counters have six (ID-1). */
const FIRST = 9_900_000_001;
const FIRST_OF_SIX = 990_001;

/** What people say in the demo shop. Its shape is the `CommunityContent` of the community, whose seed entry point hands it to the loader. */
export const demoCommunity = {
  people: names.map((name) => ({ mem_id: memIdOf(name), nick: PEOPLE[name].nick })),
  comments: DEMO_COMMENTS.map(({ by, likedBy, ...comment }, at) => ({
    ...comment,
    comment_id: `COMMENT${FIRST_OF_SIX + at}`,
    mem_id: memIdOf(by),
    lan_tp: PEOPLE[by].lan_tp,
    likes: likedBy.map(memIdOf),
  })),
  reviews: DEMO_REVIEWS.map(({ by, ratings, helped, ...review }, at) => {
    const [stars, guide, programme, value, described] = ratings;
    return {
      ...review,
      stars,
      guide,
      programme,
      value,
      described,
      review_id: `REVIEW${FIRST + at}`,
      mem_id: memIdOf(by),
      lan_tp: PEOPLE[by].lan_tp,
      helpful: helped.map(memIdOf),
    };
  }),
  notices: DEMO_NOTICES,
  faqs: DEMO_FAQS,
  questions: DEMO_QUESTIONS.map(
    ({ by, secret = false, pictures = [], answeredHoursAgo = null, ...question }, at) => ({
      ...question,
      pictures,
      secret,
      answeredHoursAgo,
      qna_id: `QNA${FIRST_OF_SIX + at}`,
      mem_id: memIdOf(by),
      lan_tp: PEOPLE[by].lan_tp,
    }),
  ),
  templates: DEMO_TEMPLATES.map((template, at) => ({ ...template, template_id: `TEMPLATE${FIRST + at}` })),
};
