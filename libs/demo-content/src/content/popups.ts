import type { DemoPopup } from './types.ts';
import { textsOf } from '../texts.ts';

/** The notice on the home page of a new shop. */
export const POPUPS: readonly DemoPopup[] = [
  {
    popup_id: 'POPUP000001',
    titles: textsOf((pack) => pack.shop.popups.POPUP000001.titles),
    texts: textsOf((pack) => pack.shop.popups.POPUP000001.texts),
    link: '/communityDetail?cou_id=COU000001',
    start_day: '2020-01-01',
    end_day: '2099-12-31',
    use_yn: 'Y',
  },
];
