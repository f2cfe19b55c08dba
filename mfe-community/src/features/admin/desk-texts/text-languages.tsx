import { LAN_TPS, LANGUAGES, useT, type LanTp } from '@narae/shell-sdk';
import { Chip, ChipRow } from '@narae/ui';
import type { ReactNode } from 'react';
import { isShownIn } from '@narae/contracts/shown-languages';
import type { DeskTexts } from './desk-texts.view.ts';
import css from '../posts/posts.module.css';

interface TextLanguagesProps extends Pick<DeskTexts, 'titles' | 'suggested'> {
  readonly lanTp: LanTp;
  readonly onLanTp: (lanTp: LanTp) => void;
}

/** Chooses the language, and marks those that are missing or wait for a review (COMMUNITY-22). */
export function TextLanguages({ titles, suggested, lanTp, onLanTp }: TextLanguagesProps): ReactNode {
  const t = useT('communityAdmin');
  return (
    <ChipRow wrap label={t('text_languages')}>
      {LAN_TPS.map((language) => (
        <Chip key={language} selected={language === lanTp} onClick={() => onLanTp(language)}>
          {LANGUAGES[language].ownName}
          {titles[language] === '' && ` · ${t('text_language_missing')}`}
          {suggested.includes(language) && ` · ${t('text_language_suggested')}`}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** Names the languages whose readers see a fallback. */
export function MissingLanguages(texts: Pick<DeskTexts, 'titles' | 'suggested'>): ReactNode {
  const t = useT('communityAdmin');
  const missing = LAN_TPS.filter((lanTp) => !isShownIn(texts, lanTp)).map(
    (lanTp) => LANGUAGES[lanTp].ownName,
  );
  return (
    missing.length > 0 && <p className={css.note}>{t('texts_missing', { languages: missing.join(', ') })}</p>
  );
}
