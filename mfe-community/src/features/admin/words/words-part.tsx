import type { HeldWords } from '@narae/contracts';
import { LANGUAGES } from '@narae/contracts/languages';
import { MAX_HELD_WORD, MAX_HELD_WORDS } from '@narae/contracts/moderation';
import { heldWords, heldWordsSave } from '@narae/contracts/rows';
import { useCallOnce, useT } from '@narae/shell-sdk';
import { AdminFields, useChange, useUnsavedGuard, ViewHead } from '@narae/shell-sdk/admin';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Button, Loaded, Skeleton, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from '../posts/posts.module.css';

const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim().toLowerCase())
      .filter(Boolean),
  ),
];

/** The words of one language; another version of them begins anew. */
function WordList({ list }: { readonly list: HeldWords }): ReactNode {
  const t = useT('communityAdmin');
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const { busy, change } = useChange(() => invalidate(heldWords));
  const known = list.words.join('\n');
  const [text, setText] = useState(known);
  const words = wordsIn(text);
  const changed = words.join('\n') !== known;
  useUnsavedGuard(changed);
  const wrong = words.some((word) => word.length < 2 || word.length > MAX_HELD_WORD);
  const problem = wrong || words.length > MAX_HELD_WORDS;
  const language = LANGUAGES[list.lan_tp].ownName;
  const save = () =>
    change(
      () => callOnce(heldWordsSave, { words_lan_tp: list.lan_tp, words, version: list.version }),
      t('words_saved', { language }),
    );
  return (
    <li className={css.card}>
      <AdminFields busy={busy}>
        <TextArea
          label={language}
          hint={t('words_count', { count: words.length })}
          error={problem && t('words_wrong', { longest: MAX_HELD_WORD, most: MAX_HELD_WORDS })}
          rows={6}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </AdminFields>
      <div className={css.actions}>
        <Button kind="secondary" busy={busy} disabled={!changed || problem} onClick={() => void save()}>
          {t('words_save')}
        </Button>
      </div>
    </li>
  );
}

/** The words that make a post wait for review, one list a language (COMMUNITY-33). */
export default function WordsPart(): ReactNode {
  const t = useT('communityAdmin');
  const admin = useT('admin');
  const result = useCall(heldWords, {}, { staleTime: 0 });
  return (
    <section aria-labelledby="words-title">
      <ViewHead id="words-title" title={t('part_words')} />
      <p className={css.note}>{t('words_text')}</p>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={5} />}
        failed={{ title: admin('load_fail'), compact: true }}
      >
        {(lists) => (
          <ul className={css.list} role="list">
            {lists.map((list) => (
              <WordList key={`${list.lan_tp}${list.version}`} list={list} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
