import type { PartyCounts, ProductDetail } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { PartyChoice } from '@narae/shop-ui';
import { ChoiceGroup } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';

interface PartyFieldsProps {
  readonly product: ProductDetail;
  readonly party: PartyCounts;
  readonly onChange: (party: PartyCounts) => void;
}

/** Who travels, and for how many a package is. */
export function PartyFields({ product, party, onChange }: PartyFieldsProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <ChoiceGroup
      legend={t('travellers')}
      hint={product.package_cnt > 0 && t('package_persons', { count: product.package_cnt })}
    >
      <PartyChoice text={common} party={party} discounts={product.discounts} onChange={onChange} />
      <p className={css.note}>{common('traveller_band_note')}</p>
    </ChoiceGroup>
  );
}
