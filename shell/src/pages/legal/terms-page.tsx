import { QueryScope } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import type { LegalTexts } from './legal-text.ts';
import { RuledPage } from './legal-page.tsx';

const texts: LegalTexts = {
  CHN: () => import('./terms.CHN.json', { with: { type: 'json' } }),
  KOR: () => import('./terms.KOR.json', { with: { type: 'json' } }),
  ENG: () => import('./terms.ENG.json', { with: { type: 'json' } }),
  JPN: () => import('./terms.JPN.json', { with: { type: 'json' } }),
  VTN: () => import('./terms.VTN.json', { with: { type: 'json' } }),
};

export default function TermsPage(): ReactNode {
  return (
    <QueryScope>
      <RuledPage texts={texts} />
    </QueryScope>
  );
}
