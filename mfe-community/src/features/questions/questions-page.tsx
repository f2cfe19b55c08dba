import type { QuestionRow } from '@narae/contracts';
import { qnaPage } from '@narae/contracts/rows';
import {
  ApiError,
  pageLink,
  signInFor,
  toast,
  toastTimes,
  useReqParam,
  useSearchParams,
  useSession,
  useT,
} from '@narae/shell-sdk';
import { useCallCache, useCallPages } from '@narae/shell-sdk/query';
import { Button, ButtonLink, EmptyState, IconEdit, Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { onceEach } from '../../shared/once-each.ts';
import { useMemberChange } from '../../shared/use-member-change.ts';
import { namespace } from '../../texts.ts';
import { FaqFirst } from './faq-first.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionSearch, QuestionTable } from './question-table.tsx';
import css from './questions.module.css';
import './texts.ts';

/** /qna: what was asked, with its state; one opens in a dialog (COMMUNITY-4, COMMUNITY-5, COMMUNITY-15). */
export default function QuestionsPage(): ReactNode {
  const t = useT('communityQuestions');
  const names = useT(namespace);
  const search = useReqParam('q') ?? '';
  return (
    <section className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{names('section_questions')}</h1>
        <ButtonLink
          kind="accent"
          icon={<IconEdit size={20} />}
          link={pageLink('qnaCreate', { type: 'REGISTER' })}
        >
          {names('section_ask')}
        </ButtonLink>
      </div>
      <p className={css.lead}>{t('lead')}</p>
      <FaqFirst />
      <QuestionSearch key={search} search={search} />
      <Questions search={search} />
    </section>
  );
}

function Questions({ search }: { readonly search: string }): ReactNode {
  const t = useT('communityQuestions');
  const errors = useT('errors');
  const { user } = useSession();
  const { invalidate } = useCallCache();
  const [query, setQuery] = useSearchParams();
  const named = useReqParam('qna_id');
  const [opened, setOpened] = useState<QuestionRow>();
  const result = useCallPages(qnaPage, { search }, ({ next }) => (next ? { after: next } : undefined));
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = result;
  const tooLong = error instanceof ApiError && error.error === 'search_too_long' && error.error;

  useMemberChange(() => invalidate(qnaPage));

  const open = (row: QuestionRow): void => {
    if (row.secret_yn === 'N' || (user && row.own_yn === 'Y')) return setOpened(row);
    toast.show({ key: 'secret_noti_fail', kind: 'warning', ms: toastTimes.long });
    if (!user) signInFor({ resume: () => undefined });
  };
  const close = (): void => {
    setOpened(undefined);
    if (!query.has('qna_id')) return;
    query.delete('qna_id');
    setQuery(query, { replace: true });
  };

  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="row" count={5} />}
      failed={tooLong ? { title: errors(tooLong) } : { title: t('fail'), children: t('fail_text') }}
    >
      {(pages) => {
        const rows = [...(pages[0]?.waiting ?? []), ...pages.flatMap((page) => page.rows)];
        const shown = onceEach(rows, ({ qna_id }) => qna_id);
        const requested = opened ?? shown.find((row) => row.qna_id === named);
        const qna_id = requested?.qna_id ?? named;
        return (
          <>
            {shown.length > 0 ? (
              <QuestionTable rows={shown} onOpen={open} />
            ) : (
              <EmptyState compact title={t(search ? 'none_found' : 'none')}>
                {t(search ? 'none_found_text' : 'none_text')}
              </EmptyState>
            )}
            {hasNextPage && (
              <Button wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('more')}
              </Button>
            )}
            {qna_id && (
              <QuestionDialog qna_id={qna_id} secret={requested?.secret_yn === 'Y'} onClose={close} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
