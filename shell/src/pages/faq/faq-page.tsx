import { QueryScope } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import type { LegalTexts } from '../legal/legal-text.ts';
import { RuledPage } from '../legal/ruled-page.tsx';

const texts: LegalTexts = {
  CHN: () => import('./faq.CHN.json', { with: { type: 'json' } }),
  KOR: () => import('./faq.KOR.json', { with: { type: 'json' } }),
  ENG: () => import('./faq.ENG.json', { with: { type: 'json' } }),
  JPN: () => import('./faq.JPN.json', { with: { type: 'json' } }),
  VTN: () => import('./faq.VTN.json', { with: { type: 'json' } }),
};

/** Questions and answers, figures and refund schedules by the rules (SHELL-17). */
export default function FaqPage(): ReactNode {
  return (
    <QueryScope>
      <RuledPage texts={texts} />
    </QueryScope>
  );
}
