import { useT } from '@narae/shell-sdk';
import { OpeningSoon } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

/** Comments are not open yet; says so where they will stand. */
export default function Comments(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <OpeningSoon
      compact
      headingLevel={2}
      title={`${t('section_comments')} · ${common('opening_soon_title')}`}
    >
      {common('opening_soon_text')}
    </OpeningSoon>
  );
}
