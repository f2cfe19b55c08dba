import type { DeskFaq, DeskFaqRow, FaqRow, LanTp } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { CommunityContext } from '../../context.ts';
import { findDocument } from '../desk-document.ts';
import { findFaqs, findPublished } from './faq.queries.ts';
import { inOrder } from './faq.rules.ts';
import { toDeskFaq, toDeskRow, toFaqRow } from './faq.view.ts';

type Reads = Pick<CommunityContext, 'faqs'>;

/** What is published, in a reader's language or its fallback (COMMUNITY-20). */
export const listFaqs = async ({ faqs }: Reads, lanTp: LanTp): Promise<FaqRow[]> =>
  inOrder(await findPublished(faqs)).map((faq) => toFaqRow(faq, lanTp));

/** All entries as the desk lists them (COMMUNITY-21). */
export const listForDesk = async ({ faqs }: Reads): Promise<DeskFaqRow[]> =>
  inOrder(await findFaqs(faqs)).map(toDeskRow);

/** One entry as the desk changes it. @throws DomainError faq_not_found */
export const readForDesk = async ({ faqs }: Reads, faq_id: string): Promise<DeskFaq> => {
  const found = await findDocument(faqs, { faq_id });
  if (!found || found.deleted_at) throw new DomainError('faq_not_found', { field: 'faq_id' });
  return toDeskFaq(found);
};
