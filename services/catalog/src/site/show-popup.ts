import type { LanTp, Popup } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { seoulDay } from '@narae/rules';
import type { Catalog } from '../context.ts';
import { shown } from '../content/kinds/edited-fields.model.ts';

/** The popup that visitors see today: of several the one that began last (SHELL-7). */
export const showPopup = async (
  { popups, clock }: Pick<Catalog, 'popups' | 'clock'>,
  lanTp: LanTp,
): Promise<Popup[]> => {
  const today = seoulDay(clock());
  const popup = await popups
    .findOne({ ...shown, use_yn: 'Y', start_day: { $lte: today }, end_day: { $gte: today } })
    .sort({ start_day: -1, popup_id: -1 })
    .lean();
  if (!popup) return [];
  const { popup_id, titles, texts, link } = popup;
  return [{ popup_id, title: textIn(titles, lanTp), text: textIn(texts, lanTp), link }];
};
