import { useLocale } from '@narae/shell-sdk';
import { use, type ReactNode } from 'react';
import { LegalPage } from '../legal/legal-page.tsx';
import { legalText, type LegalTexts } from '../legal/legal-text.ts';
import { textByRules } from '../legal/text-by-rules.ts';

const texts: LegalTexts = {
  CHN: () => import('./faq.CHN.json', { with: { type: 'json' } }),
  KOR: () => import('./faq.KOR.json', { with: { type: 'json' } }),
  ENG: () => import('./faq.ENG.json', { with: { type: 'json' } }),
  JPN: () => import('./faq.JPN.json', { with: { type: 'json' } }),
  VTN: () => import('./faq.VTN.json', { with: { type: 'json' } }),
};

/** Questions and answers, figures and refund schedules by the rules (SHELL-17). */
export default function FaqPage(): ReactNode {
  const { lanTp } = useLocale();
  return <LegalPage text={textByRules(use(legalText(texts, lanTp)), lanTp)} />;
}
