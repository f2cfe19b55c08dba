import { isShownIn } from '@narae/contracts/shown-languages';
import { LAN_TPS, LANGUAGES, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from '../posts/posts.module.css';
import type { DeskTexts } from './desk-texts.view.ts';

/** Names the languages in which readers are shown a fallback; nothing where there are none. */
export function MissingLanguages(texts: Pick<DeskTexts, 'titles' | 'suggested'>): ReactNode {
  const t = useT('communityAdmin');
  const missing = LAN_TPS.filter((one) => !isShownIn(texts, one)).map((one) => LANGUAGES[one].ownName);
  return (
    missing.length > 0 && <p className={css.note}>{t('texts_missing', { languages: missing.join(', ') })}</p>
  );
}
