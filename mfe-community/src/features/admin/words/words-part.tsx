import type { HeldWords } from '@narae/contracts';
import { LANGUAGES } from '@narae/contracts/languages';
import { MAX_HELD_WORD, MAX_HELD_WORDS } from '@narae/contracts/moderation';
import { heldWords, heldWordsSave } from '@narae/contracts/rows';
import { useCallOnce, useT } from '@narae/shell-sdk';
import { AdminFields, useChange, useUnsavedGuard, ViewHead } from '@narae/shell-sdk/admin';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Button, Loaded, Skeleton, TextArea } from '@narae/ui';
import type { ReactNode } from 'react';
import { EditedActions, useEdited } from '../edited/use-edited.tsx';
import css from '../posts/posts.module.css';

const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim().toLowerCase())
      .filter(Boolean),
  ),
];

const read = (list: HeldWords | undefined): string => list?.words.join('\n') ?? '';

function WordList({ list }: { readonly list: HeldWords }): ReactNode {
  const t = useT('communityAdmin');
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const { busy, change } = useChange(() => invalidate(heldWords));
  const edited = useEdited(list, read);
  const { written, setWritten, dirty, version, take } = edited;
  const words = wordsIn(written);
  useUnsavedGuard(dirty);
  const wrong = words.some((word) => word.length < 2 || word.length > MAX_HELD_WORD);
  const problem = wrong || words.length > MAX_HELD_WORDS;
  const language = LANGUAGES[list.lan_tp].ownName;
  const store = async (): Promise<void> =>
    take(await callOnce(heldWordsSave, { words_lan_tp: list.lan_tp, words, version }));
  return (
    <li className={css.card}>
      <AdminFields busy={busy}>
        <TextArea
          label={language}
          hint={t('words_count', { count: words.length })}
          error={problem && t('words_wrong', { longest: MAX_HELD_WORD, most: MAX_HELD_WORDS })}
          rows={6}
          value={written}
          onChange={({ target }) => setWritten(() => target.value)}
        />
      </AdminFields>
      <EditedActions of={edited}>
        <Button
          kind="secondary"
          busy={busy}
          disabled={!dirty || problem}
          onClick={() => void change(store, t('words_saved', { language }))}
        >
          {t('words_save')}
        </Button>
      </EditedActions>
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
              <WordList key={list.lan_tp} list={list} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
