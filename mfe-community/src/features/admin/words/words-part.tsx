import type { HeldWords } from '@narae/contracts';
import { LANGUAGES } from '@narae/contracts/languages';
import { MAX_HELD_WORD, MAX_HELD_WORDS } from '@narae/contracts/moderation';
import { heldWords, heldWordsSave } from '@narae/contracts/rows';
import { useCallOnce, useT } from '@narae/shell-sdk';
import { AdminFields, ViewHead } from '@narae/shell-sdk/admin';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Button, FormNotice, Loaded, Skeleton, TextArea } from '@narae/ui';
import type { ReactNode } from 'react';
import { EditedActions, useEditedForm } from '../edited/edited-form.tsx';
import css from '../posts/posts.module.css';

const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim().toLowerCase())
      .filter(Boolean),
  ),
];

const read = (list: HeldWords | undefined) => ({ words: list?.words.join('\n') ?? '' });

function WordList({ list }: { readonly list: HeldWords }): ReactNode {
  const t = useT('communityAdmin');
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const { lan_tp } = list;
  const language = LANGUAGES[lan_tp].ownName;
  const problemOf = (words: readonly string[]): string => {
    const wrong = words.some((word) => word.length < 2 || word.length > MAX_HELD_WORD);
    const fits = !wrong && words.length <= MAX_HELD_WORDS;
    return fits ? '' : t('words_wrong', { longest: MAX_HELD_WORD, most: MAX_HELD_WORDS });
  };
  const edited = useEditedForm({
    existing: list,
    read,
    check: ({ words }) => {
      const problem = problemOf(wordsIn(words));
      return problem ? { words: problem } : {};
    },
    store: ({ words }, version) =>
      callOnce(heldWordsSave, { words_lan_tp: lan_tp, words: wordsIn(words), version }),
    done: t('words_saved', { language }),
    refresh: () => invalidate(heldWords),
  });
  const { form } = edited;
  const words = wordsIn(form.values.words);
  const problem = problemOf(words);
  const field = form.text('words');
  return (
    <li className={css.card}>
      <form className={css.form} {...form.props}>
        <AdminFields busy={form.busy}>
          <TextArea
            {...field}
            label={language}
            hint={t('words_count', { count: words.length })}
            error={problem || field.error}
            rows={6}
          />
        </AdminFields>
        <FormNotice text={form.notice} />
        <EditedActions of={edited}>
          <Button type="submit" kind="secondary" busy={form.busy} disabled={!form.dirty}>
            {t('words_save')}
          </Button>
        </EditedActions>
      </form>
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
