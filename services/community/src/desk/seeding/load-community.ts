import { addDays, seoulDay } from '@narae/rules';
import { buildIndexes, seedMarkModel, type Vault } from '@narae/service-kit';
import type { Connection, Model } from 'mongoose';
import { safeTexts } from '@narae/service-kit/safe-html';
import { drawnPicture, questionVault, searchOf } from '../../questions/index.ts';
import { reviewChanged } from '../../reviews/index.ts';
import { communityStore, type CommunityStore } from '../context.ts';
import type { CommunityContent, DemoQuestion } from './community-content.ts';

const loadPeople = ({ authors }: CommunityStore, { people }: CommunityContent): Promise<void> =>
  insertMissing(authors, 'mem_id', people);

const loadComments = (
  { comments }: CommunityStore,
  { comments: items }: CommunityContent,
  now: Date,
): Promise<void> =>
  insertMissing(
    comments,
    'comment_id',
    items.map(({ hoursAgo, likes, ...comment }) => ({
      ...comment,
      standing: 'shown',
      likes: [...likes],
      like_cnt: likes.length,
      reg_date: hoursBefore(now, hoursAgo),
      version: 1,
    })),
  );

/** Days between a demo trip's last day and its review. */
const DAYS_TO_WRITE = 2;

const loadReviews = (
  { reviews }: CommunityStore,
  { reviews: items }: CommunityContent,
  now: Date,
): Promise<void> =>
  insertMissing(
    reviews,
    'review_id',
    items.map(({ daysAgo, helpful, ...review }) => ({
      ...review,
      travel_day: addDays(seoulDay(hoursBefore(now, daysAgo * 24)), -DAYS_TO_WRITE),
      order_id: `ORDER-${review.review_id}`,
      standing: 'shown',
      helpful: [...helpful],
      helpful_cnt: helpful.length,
      reg_date: hoursBefore(now, daysAgo * 24),
      replied_at: review.reply ? hoursBefore(now, (daysAgo - 1) * 24) : null,
      version: 1,
      outbox: [reviewChanged(review, 1)],
    })),
  );

const loadNotices = (
  { notices }: CommunityStore,
  { notices: planned }: CommunityContent,
  now: Date,
): Promise<void> =>
  insertMissing(
    notices,
    'cou_id',
    planned.map(({ daysAgo, contents, ...notice }) => ({
      ...notice,
      contents: safeTexts(contents),
      publish_at: hoursBefore(now, daysAgo * 24),
      withdrawn: false,
      reg_date: now,
      version: 1,
    })),
  );

const loadFaqs = ({ faqs }: CommunityStore, { faqs: written }: CommunityContent): Promise<void> =>
  insertMissing(
    faqs,
    'faq_id',
    written.map((faq, at) => ({
      ...faq,
      position: at + 1,
      published: true,
      suggested: [],
      version: 1,
      deleted_at: null,
    })),
  );

const kept = async (vault: Vault, { qna_id, pictures }: DemoQuestion): Promise<string[]> => {
  const ids: string[] = [];
  for (const svg of pictures) ids.push(await vault.put(qna_id, await drawnPicture(Buffer.from(svg))));
  return ids;
};

const loadQuestions = async (
  { questions }: CommunityStore,
  { questions: items }: CommunityContent,
  now: Date,
  vault: Vault,
): Promise<void> => {
  const rows = await Promise.all(
    items.map(async ({ hoursAgo, answeredHoursAgo, ...question }) => ({
      ...question,
      pictures: await kept(vault, { hoursAgo, answeredHoursAgo, ...question }),
      search: searchOf(question),
      standing: 'shown' as const,
      reg_date: hoursBefore(now, hoursAgo),
      answered_at: answeredHoursAgo === null ? null : hoursBefore(now, answeredHoursAgo),
      version: 1,
    })),
  );
  await insertMissing(questions, 'qna_id', rows);
};

const loadTemplates = (
  { templates }: CommunityStore,
  { templates: written }: CommunityContent,
): Promise<void> =>
  insertMissing(
    templates,
    'template_id',
    written.map((template) => ({ ...template, version: 1, deleted_at: null })),
  );

/** Inserts missing rows and leaves existing ones unchanged. @param key the field that identifies a row */
const insertMissing = async <Row, Key extends keyof Row & string>(
  model: Model<Row>,
  key: Key,
  rows: readonly (Partial<Row> & Pick<Row, Key>)[],
): Promise<void> => {
  const writes = rows.map(({ [key]: id, ...row }) => ({
    updateOne: { filter: { [key]: id }, update: { $setOnInsert: row }, upsert: true },
  }));
  // TypeScript cannot match a generic key with the driver's types.
  await model.bulkWrite(writes as unknown as Parameters<Model<Row>['bulkWrite']>[0]);
};

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

type Load = (store: CommunityStore, content: CommunityContent, now: Date, vault: Vault) => Promise<void>;

/** Loaders in order; each runs once, so that documents deleted by the desk stay deleted. */
const loads: Readonly<Record<string, Load>> = {
  people: loadPeople,
  comments: loadComments,
  reviews: loadReviews,
  notices: loadNotices,
  faqs: loadFaqs,
  questions: loadQuestions,
  templates: loadTemplates,
};

/** Repeatable after an interruption; new loaders also run in older shops. @returns how many ran */
export const loadCommunity = async ({
  store,
  content,
  documentKey,
  progress = () => undefined,
  now = () => new Date(),
}: {
  readonly store: Connection;
  readonly content: CommunityContent;
  /** The service's key for pictures of questions. */
  readonly documentKey: Buffer;
  readonly progress?: (line: string) => void;
  readonly now?: () => Date;
}): Promise<number> => {
  const models = communityStore(store);
  const vault = questionVault(store, documentKey);
  const marks = seedMarkModel(store);
  const done = new Set((await marks.find({}, { _id: 1 }).lean()).map(({ _id }) => _id));
  const due = Object.entries(loads).filter(([name]) => !done.has(name));
  if (due.length === 0) return 0;
  await buildIndexes(store);
  progress(`what people say (${due.map(([name]) => name).join(', ')})`);
  for (const [name, load] of due) {
    await load(models, content, now(), vault);
    await marks.updateOne({ _id: name }, { $set: { fingerprint: name, at: now() } }, { upsert: true });
  }
  return due.length;
};
