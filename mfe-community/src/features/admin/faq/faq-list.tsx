import type { DeskFaqRow } from '@narae/contracts';
import { faqCategories, type FaqCategory } from '@narae/contracts/faq-limits';
import { textIn } from '@narae/contracts/localized';
import { deskFaqs, faqOrder } from '@narae/contracts/rows';
import { Link, linkTo, useCallOnce, useLocale, useT } from '@narae/shell-sdk';
import { useChange } from '@narae/shell-sdk/admin';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Badge, EmptyState, IconButton, IconChevronDown, IconChevronUp, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../../shared/faq/texts.ts';
import { MissingLanguages } from '../desk-texts/text-languages.tsx';
import css from '../posts/posts.module.css';

/** Every entry by category, each with buttons that move it (COMMUNITY-21). */
export function FaqList(): ReactNode {
  const t = useT('communityAdmin');
  const admin = useT('admin');
  const result = useCall(deskFaqs, {}, { staleTime: 0 });
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="row" count={4} />}
      failed={{ title: admin('load_fail'), compact: true }}
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState compact title={t('faq_none')} />
        ) : (
          faqCategories.map((category) => (
            <Category
              key={category}
              category={category}
              rows={rows.filter((row) => row.category === category)}
            />
          ))
        )
      }
    </Loaded>
  );
}

interface CategoryProps {
  readonly category: FaqCategory;
  readonly rows: readonly DeskFaqRow[];
}

function Category({ category, rows }: CategoryProps): ReactNode {
  const t = useT('communityAdmin');
  const faq = useT('communityFaq');
  const { lanTp } = useLocale();
  const callOnce = useCallOnce();
  const { invalidate } = useCallCache();
  const { busy, change } = useChange(() => invalidate(deskFaqs));
  const move = async (from: number, to: number): Promise<void> => {
    const ids = rows.map(({ faq_id }) => faq_id);
    const faq_ids = ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1));
    await change(() => callOnce(faqOrder, { category, faq_ids }), t('faq_ordered'));
  };
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{faq(`category_${category}`)}</h3>
      <ol className={css.list} role="list">
        {rows.map((row, at) => {
          const question = textIn(row.titles, lanTp);
          return (
            <li key={row.faq_id} className={css.card}>
              <p className={css.head}>
                <Badge state={row.published ? 'confirmed' : 'closingSoon'}>
                  {t(row.published ? 'faq_published' : 'faq_draft')}
                </Badge>
                <IconButton
                  label={t('faq_up', { question })}
                  icon={<IconChevronUp />}
                  disabled={busy || at === 0}
                  onClick={() => void move(at, at - 1)}
                />
                <IconButton
                  label={t('faq_down', { question })}
                  icon={<IconChevronDown />}
                  disabled={busy || at === rows.length - 1}
                  onClick={() => void move(at, at + 1)}
                />
              </p>
              <Link className={css.link} {...linkTo('adminCommunity', { view: 'faq', id: row.faq_id })}>
                {question}
              </Link>
              <MissingLanguages titles={row.titles} suggested={row.suggested} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
