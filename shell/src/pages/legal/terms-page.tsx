import { QueryScope } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import type { LegalTexts } from './legal-text.ts';
import { RuledPage } from './legal-page.tsx';

const texts: LegalTexts = (lanTp) => import(`./terms.${lanTp}.json`, { with: { type: 'json' } });

export default function TermsPage(): ReactNode {
  return (
    <QueryScope>
      <RuledPage texts={texts} />
    </QueryScope>
  );
}
