import { useLocale } from '@narae/shell-sdk';
import { use, type ReactNode } from 'react';
import { LegalPage } from './legal-page.tsx';
import { legalText, type LegalTexts } from './legal-text.ts';
import { textByRules } from './text-by-rules.ts';
import { useSchedules } from './use-schedules.tsx';

interface RuledPageProps {
  readonly texts: LegalTexts;
}

/** A text with figures of the rules and of the refund schedules as they are now (REFUND-3). Inside a `QueryScope`. */
export function RuledPage({ texts }: RuledPageProps): ReactNode {
  const { lanTp } = useLocale();
  const text = use(legalText(texts, lanTp));
  const { schedules, missing } = useSchedules();
  return <LegalPage text={textByRules(text, lanTp, schedules)} missing={missing} />;
}
