import './texts.ts';
import { useT, htmlLang } from '@narae/shell-sdk';
import { Loaded, Skeleton } from '@narae/ui';
import { Fragment, type ReactNode, useDeferredValue } from 'react';
import { faqList, refundSchedules } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import { type FaqEntry, faqEntries } from './faq-entries.view.ts';
import css from './faq-offers.module.css';
import { likelyEntries } from './likely-entries.rules.ts';

/** Until the refund schedules are loaded, adjacent paragraphs about them are one gap. */
export function FaqAnswer({ paragraphs }: Pick<FaqEntry, 'paragraphs'>): ReactNode {
  return paragraphs
    .filter((paragraph, index) => paragraph !== null || paragraphs[index - 1] !== null)
    .map((paragraph, index) =>
      paragraph === null ? (
        <Fragment key={index}>
          <MissingSchedules />
        </Fragment>
      ) : (
        <p key={paragraph}>{paragraph}</p>
      ),
    );
}

function MissingSchedules(): ReactNode {
  const t = useT('communityFaq');
  return (
    <Loaded
      result={useSchedules()}
      waiting={<Skeleton shape="text" />}
      failed={{ title: t('schedules_fail'), compact: true, headingLevel: 3 }}
    >
      {() => null}
    </Loaded>
  );
}

/** Likely answers while the subject is written; nothing where none fits (COMMUNITY-20). */
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

/** The current refund schedules (REFUND-3). */
export const useSchedules = () => useCall(refundSchedules, {});
