import { IconEvent, IconKpop, IconMic, IconStage, IconSuitcase, IconTheme, type IconProps } from '@narae/ui';
import type { ReactElement } from 'react';

/** The drawings a category can ask for (CATALOG-1); one nobody knows is a suitcase. */
const icons: ReadonlyMap<string, (props: IconProps) => ReactElement> = new Map([
  ['kpop', IconMic],
  ['theme', IconTheme],
  ['enter', IconStage],
  ['trip', IconSuitcase],
  ['info', IconKpop],
  ['event', IconEvent],
]);

export function CategoryIcon({ name }: { readonly name: string }): ReactElement {
  const Icon = icons.get(name) ?? IconSuitcase;
  return <Icon size={22} />;
}
