import { useT } from '@narae/i18n';
import { ButtonLink, OpeningSoon } from '@narae/ui';
import type { ReactNode } from 'react';
import { pageLink } from '../navigation/page-link.tsx';

interface OpeningSoonPageProps {
  readonly namespace: string;
  /** Key of the section's name in the remote's own texts. */
  readonly section: string;
}

/** An honest page for a section that is not open yet: says which one, and leads home. */
export function OpeningSoonPage({ namespace, section }: OpeningSoonPageProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <OpeningSoon
      headingLevel={1}
      title={`${t(section)} · ${common('opening_soon_title')}`}
      action={<ButtonLink link={pageLink('home')}>{common('btn_home')}</ButtonLink>}
    >
      {common('opening_soon_text')}
    </OpeningSoon>
  );
}
