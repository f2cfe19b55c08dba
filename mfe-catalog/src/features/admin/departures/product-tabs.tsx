import { Link, useT } from '@narae/shell-sdk';
import { Chip, ChipRow } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink, departuresLink } from '../views.ts';

interface ProductTabsProps {
  readonly id: string;
  readonly open: 'content' | 'departures';
}

/** What a product is, and the dates of its trip. */
export function ProductTabs({ id, open }: ProductTabsProps): ReactNode {
  const t = useT('catalogAdmin');
  const links = { content: adminLink('product', id), departures: departuresLink(id) } as const;
  return (
    <ChipRow label={t('tabs')}>
      {(['content', 'departures'] as const).map((tab) => (
        <Chip key={tab} selected={tab === open} link={(props) => <Link to={links[tab]} {...props} />}>
          {t(`tab_${tab}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}
