import { faqList } from '@narae/contracts/rows';
import { htmlLang, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { useDeferredValue, type ReactNode } from 'react';
import { FaqAnswer } from './faq-answer.tsx';
import { faqEntries } from './faq-entries.view.ts';
import css from './faq-offers.module.css';
import { likelyEntries } from './likely-entries.rules.ts';
import './texts.ts';
import { useSchedules } from './use-schedules.ts';

/** Answers that may spare somebody to ask, while the subject is written; nothing where none fits or none could be had (COMMUNITY-20). */
export function FaqOffers({ subject }: { readonly subject: string }): ReactNode {
  const written = useDeferredValue(subject.trim());
  return <div role="status">{written !== '' && <Offers subject={written} />}</div>;
}

function Offers({ subject }: { readonly subject: string }): ReactNode {
  const t = useT('communityFaq');
  const { data: rows = [] } = useCall(faqList, {});
  const { data: schedules = null } = useSchedules();
  const offered = likelyEntries(faqEntries(rows, schedules), subject);
  return (
    offered.length > 0 && (
      <section className={css.offers}>
        <h2 className={css.title}>{t('offers')}</h2>
        {offered.map(({ id, title, paragraphs, lanTp }) => (
          <details key={id} className={css.offer} lang={htmlLang(lanTp)}>
            <summary className={css.question}>{title}</summary>
            <FaqAnswer paragraphs={paragraphs} />
          </details>
        ))}
      </section>
    )
  );
}
