import {
  IconCart,
  IconEvent,
  IconHome,
  IconKpop,
  IconNotice,
  IconQuestion,
  IconUser,
  type IconProps,
} from '@narae/ui';
import { categoryLink, linkTo, useT, type LinkTarget } from '@narae/shell-sdk';
import type { ReactElement } from 'react';

export interface Destination {
  readonly label: string;
  readonly Icon: (props: IconProps) => ReactElement;
  readonly link: LinkTarget;
  /** Shows the number of rows in the cart. */
  readonly counts?: boolean;
}

/** The seven places of the bottom bar, in its order (SHELL-6). */
export function useDestinations(): readonly Destination[] {
  const common = useT('common');
  return [
    { label: common('nav_home'), Icon: IconHome, link: linkTo('home') },
    { label: common('nav_cart'), Icon: IconCart, link: linkTo('mycart'), counts: true },
    { label: common('nav_events'), Icon: IconEvent, link: categoryLink('CG005', common('nav_events')) },
    { label: common('nav_notices'), Icon: IconNotice, link: linkTo('communityList') },
    { label: common('nav_myinfo'), Icon: IconUser, link: linkTo('myinfo') },
    { label: common('nav_kpop'), Icon: IconKpop, link: categoryLink('CG003', common('nav_kpop')) },
    { label: common('nav_qna'), Icon: IconQuestion, link: linkTo('qna') },
  ];
}
