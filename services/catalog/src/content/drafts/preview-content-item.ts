import { fieldsOf, missingTexts, type AnyContent, type Preview } from '@narae/contracts';
import type { PreviewView } from '../kinds/content-kind.ts';
import type { AdminContext, Named } from './admin-context.ts';
import { markMissing } from './mark-missing.rules.ts';
import { findContentItem, isLive } from './read-content-item.ts';

const empty: Omit<Preview, 'missing'> = {
  images: [],
  product: null,
  hotels: [],
  options: [],
  messages: [],
  event: null,
  kpopInfo: null,
};

/** How shoppers would see a draft, or what is published where there is none (CATALOG-11). */
export const previewContentItem = async (
  admin: AdminContext,
  { lan_tp, currency, ...named }: Named & PreviewView,
): Promise<Preview> => {
  const { published, draft } = await findContentItem(admin, named);
  const content: AnyContent = isLive(draft) ? draft.content : (published?.content ?? {});
  const shown = markMissing(fieldsOf(named.kind), content, lan_tp) as never;
  const answers = await admin.kinds[named.kind].preview?.(named.id, shown, { lan_tp, currency });
  return { ...empty, ...answers, missing: missingTexts(fieldsOf(named.kind), content) };
};
