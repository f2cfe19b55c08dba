import type { TextFormat, TextSuggestion } from '@narae/contracts';
import { isShownIn } from '@narae/contracts/shown-languages';
import { textSuggest } from '@narae/contracts/rows';
import { LAN_TPS, LANGUAGES, toast, toastTimes, useCallOnce, useT, type LanTp } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from '../posts/posts.module.css';
import type { DeskTexts } from './desk-texts.view.ts';

/** Best source first: what the desk writes, then what translators know best. */
const sources: readonly LanTp[] = ['KOR', 'ENG', ...LAN_TPS];

interface SuggestTranslationProps {
  readonly texts: DeskTexts;
  readonly format: TextFormat;
  readonly lanTp: LanTp;
  readonly onSuggested: (suggestion: TextSuggestion) => void;
  readonly onReviewed: () => void;
}

/** Suggests a missing language by machine, and marks what waits for a review (COMMUNITY-22). */
export function SuggestTranslation({
  texts,
  format,
  lanTp,
  onSuggested,
  onReviewed,
}: SuggestTranslationProps): ReactNode {
  const t = useT('communityAdmin');
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);
  const { titles, contents, suggested } = texts;
  const from = sources.find((source) => source !== lanTp && isShownIn(texts, source));
  const suggest = async (source: LanTp): Promise<void> => {
    setBusy(true);
    try {
      const request = { from: source, to: lanTp, format, title: titles[source], content: contents[source] };
      onSuggested(await callOnce(textSuggest, request));
    } catch (error) {
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  if (suggested.includes(lanTp))
    return (
      <div className={css.actions}>
        <p className={css.note} role="status">
          {t('text_suggested')}
        </p>
        <Button kind="secondary" onClick={onReviewed}>
          {t('text_reviewed')}
        </Button>
      </div>
    );
  if (!from || titles[lanTp] !== '') return null;
  return (
    <div className={css.actions}>
      <Button kind="quiet" busy={busy} onClick={() => void suggest(from)}>
        {t('text_suggest', { language: LANGUAGES[from].ownName })}
      </Button>
    </div>
  );
}
