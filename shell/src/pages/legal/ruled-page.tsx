import { refundSchedules } from '@narae/contracts/rows';
import { useLocale, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, Skeleton } from '@narae/ui';
import { use, type ReactNode } from 'react';
import { LegalPage } from './legal-page.tsx';
import { legalText, type LegalTexts } from './legal-text.ts';
import { textByRules } from './text-by-rules.ts';

interface RuledPageProps {
  readonly texts: LegalTexts;
}

/** A text with figures of the rules and of the refund schedules as they are now (REFUND-3). Inside a `QueryScope`. */
export function RuledPage({ texts }: RuledPageProps): ReactNode {
  const { lanTp } = useLocale();
  const t = useT('shell');
  const text = use(legalText(texts, lanTp));
  const schedules = useCall(refundSchedules, {});
  return (
    <LegalPage
      text={textByRules(text, lanTp, schedules.data ?? null)}
      missing={
        <Loaded
          result={schedules}
          waiting={<Skeleton shape="text" />}
          failed={{ title: t('schedules_fail'), compact: true, headingLevel: 3 }}
        >
          {() => null}
        </Loaded>
      }
    />
  );
}
