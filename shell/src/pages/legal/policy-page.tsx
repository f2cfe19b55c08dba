import { useLocale } from '@narae/shell-sdk';
import { use, type ReactNode } from 'react';
import { LegalPage } from './legal-page.tsx';
import { legalText, type LegalTexts } from './legal-text.ts';

const texts: LegalTexts = (lanTp) => import(`./policy.${lanTp}.json`, { with: { type: 'json' } });

export default function PolicyPage(): ReactNode {
  const { lanTp } = useLocale();
  return <LegalPage text={use(legalText(texts, lanTp))} />;
}
