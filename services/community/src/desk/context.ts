import type { CommunityAuditAction, LanTp } from '@narae/contracts';
import { type AuditLog } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import { commentStore, type CommentContext } from '../comments/index.ts';
import { kernelStore } from '../kernel/index.ts';
import { moderationStore } from '../moderation/index.ts';
import { questionStore, type QuestionContext } from '../questions/index.ts';
import { reviewStore, type ReviewContext } from '../reviews/index.ts';
import { faqModel, noticeModel, templateModel } from './desk.model.ts';

interface Translation {
  readonly text: string;
  readonly from: LanTp;
  readonly to: LanTp;
  readonly format: 'text' | 'html';
}

/** @throws Error without a usable answer */
export type Translator = (translation: Translation) => Promise<string>;

export const communityStore = (store: Connection) => ({
  ...kernelStore(store),
  ...moderationStore(store),
  ...commentStore(store),
  ...questionStore(store),
  ...reviewStore(store),
  faqs: faqModel(store),
  notices: noticeModel(store),
  templates: templateModel(store),
});

export type CommunityStore = ReturnType<typeof communityStore>;

export interface DeskContext
  extends
    CommentContext,
    QuestionContext,
    ReviewContext,
    Pick<CommunityStore, 'faqs' | 'notices' | 'templates'> {
  readonly auditLog: AuditLog<CommunityAuditAction>;
  readonly translator: Translator | null;
}
