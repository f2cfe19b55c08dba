import type { EditState } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Badge, type BadgeState } from '@narae/ui';
import type { ReactNode } from 'react';

const badges: Readonly<Record<EditState, BadgeState>> = {
  published: 'inProgress',
  changed: 'closingSoon',
  draft: 'preparing',
  withdrawn: 'closed',
};

/** How an item stands, the same in the list and above its form (CATALOG-11, CATALOG-14). */
export function StateBadge({ state }: { readonly state: EditState }): ReactNode {
  const t = useT('catalogAdmin');
  return <Badge state={badges[state]}>{t(`state_${state}`)}</Badge>;
}
