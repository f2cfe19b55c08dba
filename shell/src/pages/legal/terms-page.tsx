import { useLocale } from '@narae/shell-sdk';
import { use, type ReactNode } from 'react';
import { LegalPage } from './legal-page.tsx';
import { legalText, type LegalTexts } from './legal-text.ts';
import { textByRules } from './text-by-rules.ts';

const texts: LegalTexts = {
  CHN: () => import('./terms.CHN.json', { with: { type: 'json' } }),
  KOR: () => import('./terms.KOR.json', { with: { type: 'json' } }),
  ENG: () => import('./terms.ENG.json', { with: { type: 'json' } }),
  JPN: () => import('./terms.JPN.json', { with: { type: 'json' } }),
  VTN: () => import('./terms.VTN.json', { with: { type: 'json' } }),
};

export default function TermsPage(): ReactNode {
  const { lanTp } = useLocale();
  return <LegalPage text={textByRules(use(legalText(texts, lanTp)), lanTp)} />;
}
