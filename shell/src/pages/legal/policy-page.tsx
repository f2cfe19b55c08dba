import { useLocale } from '@narae/shell-sdk';
import { use, type ReactNode } from 'react';
import { LegalPage } from './legal-page.tsx';
import { legalText, type LegalTexts } from './legal-text.ts';

const texts: LegalTexts = {
  CHN: () => import('./policy.CHN.json', { with: { type: 'json' } }),
  KOR: () => import('./policy.KOR.json', { with: { type: 'json' } }),
  ENG: () => import('./policy.ENG.json', { with: { type: 'json' } }),
  JPN: () => import('./policy.JPN.json', { with: { type: 'json' } }),
  VTN: () => import('./policy.VTN.json', { with: { type: 'json' } }),
};

export default function PolicyPage(): ReactNode {
  const { lanTp } = useLocale();
  return <LegalPage text={use(legalText(texts, lanTp))} />;
}
