import type { AnyContent } from '@narae/contracts';
import type { Kind, Published } from '../kinds/content-kind.ts';
import type { LiveDraft } from './admin-context.ts';
import type { StoredDraft } from './draft.model.ts';

type Draft = Pick<LiveDraft, 'content' | 'began_with'>;
type JobValues = Pick<Kind, 'jobValues'>;

const valuesIn = ({ jobValues }: JobValues, content: AnyContent): AnyContent =>
  jobValues?.(content as never) ?? {};

/** What a draft begins with in the fields that jobs change as well. */
export const beganWith = (kind: JobValues, { content }: Published): AnyContent => valuesIn(kind, content);

/** The fields that jobs have changed since a draft was begun, and that the draft leaves as they were or has as they are now. */
const changedByJobs = (
  kind: JobValues,
  { content, began_with = {} }: Draft,
  published: Published,
): readonly string[] => {
  const [mine, now] = [valuesIn(kind, content), valuesIn(kind, published.content)];
  return Object.keys(began_with).filter(
    (name) => now[name] !== began_with[name] && (mine[name] === began_with[name] || mine[name] === now[name]),
  );
};

const withFields = (content: AnyContent, fields: readonly string[], from: AnyContent): AnyContent => ({
  ...content,
  ...Object.fromEntries(fields.map((name) => [name, from[name]])),
});

/** A draft with what jobs have changed since it was begun, except where it changes that itself (CATALOG-11). */
export const rebased = <Stored extends StoredDraft>(
  kind: JobValues,
  draft: Stored,
  published: Published | null,
): Stored => {
  const { content, began_with } = draft;
  if (!published || !content || !began_with) return draft;
  const fields = changedByJobs(kind, { content, began_with }, published);
  return { ...draft, content: withFields(content, fields, published.content) };
};

/** What is published without what jobs have changed since a draft was begun, except where the draft changes that itself. */
export const withoutJobs = (kind: JobValues, draft: Draft, published: Published): Published => {
  const { began_with = {} } = draft;
  const fields = changedByJobs(kind, draft, published);
  return { ...published, content: withFields(published.content, fields, began_with) };
};
