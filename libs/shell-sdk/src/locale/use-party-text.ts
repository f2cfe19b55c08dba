import { useT } from '@narae/i18n';
import { partyText, type PartyCategory } from '@narae/i18n/party-text';

export type { PartyCategory };

/** A party in the reader's words, discounts included: "2 adults, 1 child (2% off)", "成人2名、儿童1名（优惠2%）". */
export function usePartyText(): (categories: readonly PartyCategory[]) => string {
  const common = useT('common');
  return (categories) => partyText(common, categories);
}
