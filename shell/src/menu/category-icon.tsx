import { IconEvent, IconKpop, IconMic, IconSuitcase, IconTheme, type IconProps } from '@narae/ui';
import type { ReactElement } from 'react';

/** Category icon list of five (spec §9). */
const icons: Readonly<Record<string, (props: IconProps) => ReactElement>> = {
  CG002: IconTheme,
  CG003: IconKpop,
  CG004: IconMic,
  CG005: IconEvent,
};

export function CategoryIcon({ code }: { readonly code: string }): ReactElement {
  const Icon = icons[code] ?? IconSuitcase;
  return <Icon size={22} />;
}
