import { useGo, useT } from '@narae/shell-sdk';
import { Button, IconSearch, TextField } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import css from './questions.module.css';

/** Characters of a search (COMMUNITY-15). */
const MOST = 50;

/** Looks for words in general questions; what is looked for stands in the address. */
export function QuestionSearch({ search }: { readonly search: string }): ReactNode {
  const t = useT('communityQuestions');
  const go = useGo();
  const [text, setText] = useState(search);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const q = text.trim();
    go('qna', q ? { q } : {});
  };
  return (
    <form className={css.search} role="search" onSubmit={submit}>
      <TextField
        label={t('search')}
        type="search"
        enterKeyHint="search"
        maxLength={MOST}
        value={text}
        onChange={(event) => setText(event.target.value)}
        action={
          <Button type="submit" icon={<IconSearch size={20} />}>
            {t('search_go')}
          </Button>
        }
      />
    </form>
  );
}
