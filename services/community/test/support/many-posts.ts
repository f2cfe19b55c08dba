import type { CommunityStore } from '../../src/desk/context.ts';

/** How many posts a short list has, and a long one. */
export type ListSizes = Readonly<Record<'few' | 'many', number>>;
type Size = keyof ListSizes;

/** What is asked of a list, for each of its sizes. */
type Sizes<Question> = Readonly<Record<Size, Question>>;

const comment_type = 'trip' as const;
const authors = 50;

/** What posts of every kind have. */
const postAt = (at: number) => ({
  mem_id: `MEM${at % authors}`,
  standing: 'shown' as const,
  reg_date: new Date(Date.UTC(2026, 0, 1) + at * 1000),
});
const range = <Row>(length: number, rowAt: (at: number) => Row): Row[] =>
  Array.from({ length }, (_, at) => rowAt(at));

/** Fills a short and a long list of comments, questions and reviews; answers how each is asked for. */
export const fillLists = async (
  { comments, questions, reviews, targets, authors: people }: CommunityStore,
  sizes: ListSizes,
): Promise<{
  comments: Sizes<{ prod_id: string; comment_type: typeof comment_type }>;
  questions: Sizes<{ lan_tp: 'ENG' | 'KOR' }>;
  reviews: Sizes<{ prod_id: string }>;
}> => {
  await people.insertMany(range(authors, (at) => ({ mem_id: `MEM${at}`, nick: `Fan ${at}`, picture: '' })));
  const languages = { few: 'ENG', many: 'KOR' } as const;
  for (const size of ['few', 'many'] as const) {
    const count = sizes[size];
    const lan_tp = languages[size];
    const prod_id = size;
    await targets.create({ comment_type, prod_id, withdrawn: false, version: 1 });
    await comments.insertMany(
      range(count, (at) => ({
        ...postAt(at),
        comment_id: `COMMENT${size}${at}`,
        comment_type,
        prod_id,
        lan_tp,
        text: `Comment ${at}`,
        like_cnt: at % 13,
      })),
    );
    await questions.insertMany(
      range(count, (at) => ({
        ...postAt(at),
        qna_id: `QNA${size}${at}`,
        lan_tp,
        subject: `Question ${at}`,
        content: `Content ${at}`,
        secret: at % 3 === 0,
      })),
    );
    await reviews.insertMany(
      range(count, (at) => ({
        ...postAt(at),
        review_id: `REVIEW${size}${at}`,
        order_id: `ORDER${size}${at}`,
        prod_id,
        lan_tp,
        text: `Review ${at}`,
        ...{ stars: (at % 5) + 1, guide: 4, programme: 5, value: 3, described: 5 },
        helpful_cnt: at % 13,
      })),
    );
  }
  return {
    comments: { few: { prod_id: 'few', comment_type }, many: { prod_id: 'many', comment_type } },
    questions: { few: { lan_tp: languages.few }, many: { lan_tp: languages.many } },
    reviews: { few: { prod_id: 'few' }, many: { prod_id: 'many' } },
  };
};
