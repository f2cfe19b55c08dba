import type { FaqRow } from '@narae/contracts';
import { faqCategories, type FaqCategory } from '@narae/contracts/faq-limits';
import { faqList } from '@narae/contracts/rows';
import { htmlLang, pageLink, useT, useTitle } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { ButtonLink, Chip, ChipRow, EmptyState, Loaded, Skeleton, TextField } from '@narae/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { FaqAnswer, useSchedules } from '../../shared/faq/faq-offers.tsx';
import { faqEntries } from '../../shared/faq/faq-entries.view.ts';
import css from './faq-page.module.css';
import { findEntries } from '../../shared/faq/find-entries.rules.ts';
import '../../shared/faq/texts.ts';

/** Characters of a search. */
const MOST = 60;

/** /faq: answers by category and by word, with figures by the rules (COMMUNITY-20, SHELL-17). */
export default function FaqPage(): ReactNode {
  const t = useT('communityFaq');
  const result = useCall(faqList, {});
  useTitle(t('title'));
  return (
    <article className={css.page} aria-busy={result.isPending}>
      <h1>{t('title')}</h1>
      <Loaded
        result={result}
        waiting={<Skeleton shape="text" count={6} />}
        failed={{ title: t('fail'), children: t('fail_text') }}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('empty')} action={<AskLink />}>
              {t('none_text')}
            </EmptyState>
          ) : (
            <Entries rows={rows} />
          )
        }
      </Loaded>
    </article>
  );
}

function Entries({ rows }: { readonly rows: readonly FaqRow[] }): ReactNode {
  const t = useT('communityFaq');
  const { data: schedules = null } = useSchedules();
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<FaqCategory>();
  // Within the shop the browser does not jump to the anchor by itself.
  useEffect(() => document.getElementById(globalThis.location.hash.slice(1))?.scrollIntoView(), []);

  const offered = faqCategories.filter((item) => rows.some((row) => row.category === item));
  const found = findEntries(faqEntries(rows, schedules), { words, category });
  return (
    <>
      <div role="search">
        <TextField
          label={t('search')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MOST}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <ChipRow wrap label={t('categories')}>
        {[undefined, ...offered].map((item) => (
          <Chip key={item ?? 'all'} selected={category === item} onClick={() => setCategory(item)}>
            {item ? t(`category_${item}`) : t('all')}
          </Chip>
        ))}
      </ChipRow>
      {found.map(({ id, title, paragraphs, lanTp }) => (
        <section key={id} id={id} className={css.entry} lang={htmlLang(lanTp)}>
          <h2 className={css.title}>
            <a className={css.address} href={`#${id}`}>
              {title}
            </a>
          </h2>
          <FaqAnswer paragraphs={paragraphs} />
        </section>
      ))}
      <div role="status">
        {found.length === 0 && (
          <EmptyState compact title={t('none')} action={<AskLink />}>
            {t('none_text')}
          </EmptyState>
        )}
      </div>
    </>
  );
}

function AskLink(): ReactNode {
  const t = useT('communityFaq');
  return <ButtonLink link={pageLink('qnaCreate', { type: 'REGISTER' })}>{t('ask')}</ButtonLink>;
}
