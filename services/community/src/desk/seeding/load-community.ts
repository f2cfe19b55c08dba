import { buildIndexes, seedMarkModel, type Vault } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import { communityStore, questionVault, type CommunityStore } from '../../context.ts';
import type { CommunityContent } from './community-content.ts';
import { loadComments } from './load-comments.ts';
import { loadFaqs } from './load-faqs.ts';
import { loadNotices } from './load-notices.ts';
import { loadPeople } from './load-people.ts';
import { loadQuestions } from './load-questions.ts';
import { loadReviews } from './load-reviews.ts';
import { loadTemplates } from './load-templates.ts';

/** Writes one kind of content; repeated after an interruption, so what is there is left as it is. Days count from `now`. */
type Load = (store: CommunityStore, content: CommunityContent, now: Date, vault: Vault) => Promise<void>;

/** What a new shop is filled with, in this order; each is done once, so that what the desk deletes stays deleted. */
const loads: Readonly<Record<string, Load>> = {
  people: loadPeople,
  comments: loadComments,
  reviews: loadReviews,
  notices: loadNotices,
  faqs: loadFaqs,
  questions: loadQuestions,
  templates: loadTemplates,
};

/**
 * Fills an empty community; safe to repeat and to interrupt. What is added to `loads` later comes to older shops too.
 * @param progress takes one line at a time, for the person who waits
 * @returns how many kinds were written
 */
export const loadCommunity = async ({
  store,
  content,
  documentKey,
  progress = () => undefined,
  now = () => new Date(),
}: {
  readonly store: Connection;
  readonly content: CommunityContent;
  /** Encrypts the pictures of questions; the service's own. */
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
