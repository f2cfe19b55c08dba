import { moderationComments } from '@narae/contracts/rows';
import { useSearchParams, useT } from '@narae/shell-sdk';
import { usePutInAddress, ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { Button, Chip, ChipRow, TextField } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import { nextPage } from '../posts/use-decide.ts';
import { PostList } from '../posts/post-list.tsx';
import css from '../posts/posts.module.css';

const standings = ['shown', 'held', 'hidden'] as const;
const MOST_TYPED = 50;

type Standing = (typeof standings)[number];

interface CommentSearchProps {
  readonly text: string;
  readonly author: string;
  readonly prod_id: string;
  readonly standing: Standing | undefined;
}

function CommentSearch({ text, author, prod_id, standing }: CommentSearchProps): ReactNode {
  const t = useT('communityAdmin');
  const [, setQuery] = useSearchParams();
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['q', 'kind', 'id'] as const) {
          const value = String(typed.get(name) ?? '').trim();
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  };
  return (
    <form className={css.filters} role="search" onSubmit={search}>
      <TextField
        key={`q${text}`}
        type="search"
        name="q"
        label={t('search_text')}
        optional
        maxLength={MOST_TYPED}
        defaultValue={text}
      />
      <TextField
        key={`kind${author}`}
        name="kind"
        label={t('search_author')}
        optional
        maxLength={MOST_TYPED}
        defaultValue={author}
      />
      <TextField
        key={`id${prod_id}`}
        name="id"
        label={t('search_about')}
        hint={t('search_about_hint')}
        optional
        maxLength={40}
        defaultValue={prod_id}
      />
      <div className={css.choices}>
        <Button type="submit" kind="secondary">
          {t('search')}
        </Button>
        <StandingChoice standing={standing} />
      </div>
    </form>
  );
}

function StandingChoice({ standing }: { readonly standing: Standing | undefined }): ReactNode {
  const t = useT('communityAdmin');
  const put = usePutInAddress<'state'>();
  return (
    <ChipRow wrap label={t('standing')}>
      <Chip selected={!standing} onClick={() => put('state', '')}>
        {t('all')}
      </Chip>
      {standings.map((item) => (
        <Chip key={item} selected={standing === item} onClick={() => put('state', item)}>
          {t(`standing_${item}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}

/** The search stands in the address. */
export default function CommentsPart(): ReactNode {
  const t = useT('communityAdmin');
  const [query] = useSearchParams();
  const filterValue = (name: string): string => (query.get(name) ?? '').slice(0, MOST_TYPED);
  const [text, author] = [filterValue('q'), filterValue('kind')];
  const prod_id = /^[\w-]{1,40}$/.test(filterValue('id')) ? filterValue('id') : '';
  const standing = standings.find((item) => item === query.get('state'));
  const pages = useCallPages(
    moderationComments,
    { text, author, ...(prod_id && { prod_id }), ...(standing && { standing }) },
    nextPage,
    { staleTime: 0 },
  );
  return (
    <section aria-labelledby="comments-title">
      <ViewHead id="comments-title" title={t('part_comments')} />
      <CommentSearch text={text} author={author} prod_id={prod_id} standing={standing} />
      <PostList pages={pages} none={t('comments_none')} />
    </section>
  );
}
