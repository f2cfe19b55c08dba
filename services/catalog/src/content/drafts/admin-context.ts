import type { EditableKind } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { EditMark } from '../kinds/content-fields.model.ts';
import type { StoredDraft } from './draft.model.ts';
import { fingerprintOf } from '../kinds/changes.rules.ts';
import type { Kind, Published } from '../kinds/content-kind.ts';

export interface Named {
  readonly kind: EditableKind;
  readonly id: string;
}

export type LiveDraft = StoredDraft & { content: NonNullable<StoredDraft['content']> };

export const draftKey = ({ kind, id }: Named): string => `${kind}:${id}`;

/** Names a published content, so that a draft recognises what it started from. Empty for nothing. */
export const baseOf = ({ comparable }: Kind, published: Published | null): string =>
  published ? fingerprintOf(comparable ? comparable(published.content as never) : published.content) : '';

/** Seoul time to the minute. */
const seoulTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

export const conflict = (
  key: 'draft_conflict' | 'publish_conflict',
  mark: EditMark | null | undefined,
): DomainError =>
  new DomainError(key, {
    params: { who: mark?.by ?? '—', when: mark ? seoulTime.format(mark.at) : '—' },
  });
