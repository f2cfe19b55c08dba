import { IconCart, IconEvent, IconHome, IconKpop, IconNotice, IconQuestion, IconUser, type IconProps } from '@narae/ui';
import { categoryLink, screenLink, useT } from '@narae/shell-sdk';
import type { PackKey } from '@narae/i18n';
import type { ReactElement } from 'react';

export type ShellKey = PackKey<'shell'>;

export interface Destination {
  readonly label: string;
  readonly Icon: (props: IconProps) => ReactElement;
  readonly link: ReturnType<typeof screenLink>;
  /** Shows the number of rows in the cart. */
  readonly counts?: boolean;
}

/** The seven places of the bottom bar, in its order (spec §2 App shell). */
export function useDestinations(): readonly Destination[] {
  const t = useT('shell');
  return [
    { label: t('nav_home'), Icon: IconHome, link: screenLink('/') },
    { label: t('nav_cart'), Icon: IconCart, link: screenLink('/mycart'), counts: true },
    { label: t('nav_events'), Icon: IconEvent, link: categoryLink('CG005', t('nav_events')) },
    { label: t('nav_notices'), Icon: IconNotice, link: screenLink('/communityList') },
    { label: t('nav_my_info'), Icon: IconUser, link: screenLink('/myinfo') },
    { label: t('nav_kpop'), Icon: IconKpop, link: categoryLink('CG003', t('nav_kpop')) },
    { label: t('nav_questions'), Icon: IconQuestion, link: screenLink('/qna') },
  ];
}
