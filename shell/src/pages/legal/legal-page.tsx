import { useLocale, useT, useTitle } from '@narae/shell-sdk';
import { use, type ReactNode, Fragment } from 'react';
import type { RefundScheduleRow } from '@narae/contracts';
import { refundSchedules } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton } from '@narae/ui';
import { legalText, type LegalTexts, type RuledText, textByRules } from './legal-text.ts';
import css from './legal-page.module.css';

interface RuledPageProps {
  readonly texts: LegalTexts;
}

/** With figures as they are now (REFUND-3). Inside a `QueryScope`. */
export function RuledPage({ texts }: RuledPageProps): ReactNode {
  const { lanTp } = useLocale();
  const text = use(legalText(texts, lanTp));
  const { schedules, missing } = useSchedules();
  return <LegalPage text={textByRules(text, lanTp, schedules)} missing={missing} />;
}

/** Current schedules (REFUND-3), or a placeholder. */
function useSchedules(): {
  readonly schedules: readonly RefundScheduleRow[] | null;
  readonly missing: ReactNode;
} {
  const t = useT('shell');
  const result = useCall(refundSchedules, {});
  return {
    schedules: result.data ?? null,
    missing: (
      <Loaded
        result={result}
        waiting={<Skeleton shape="text" />}
        failed={{ title: t('schedules_fail'), compact: true, headingLevel: 3 }}
      >
        {() => null}
      </Loaded>
    ),
  };
}

interface LegalPageProps {
  readonly text: RuledText;
  readonly missing?: ReactNode;
}

export function LegalPage({ text, missing }: LegalPageProps): ReactNode {
  useTitle(text.title);
  return (
    <article className={css.page}>
      <h1>{text.title}</h1>
      {text.effective && <p className={css.effective}>{text.effective}</p>}
      {text.sections.map(({ title, paragraphs }) => (
        <section key={title} className={css.section}>
          <h2 className={css.title}>{title}</h2>
          <LegalParagraphs paragraphs={paragraphs} missing={missing} />
        </section>
      ))}
    </article>
  );
}

interface LegalParagraphsProps {
  readonly paragraphs: readonly (string | null)[];
  readonly missing?: ReactNode;
}

function LegalParagraphs({ paragraphs, missing }: LegalParagraphsProps): ReactNode {
  return paragraphs
    .filter((paragraph, index) => paragraph !== null || paragraphs[index - 1] !== null)
    .map((paragraph, index) =>
      paragraph === null ? <Fragment key={index}>{missing}</Fragment> : <p key={paragraph}>{paragraph}</p>,
    );
}
