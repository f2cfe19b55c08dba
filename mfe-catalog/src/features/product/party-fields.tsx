import type { PartyCounts, ProductDetail } from '@narae/contracts';
import { countField, discountPct, limits, memTypes } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { Stepper } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './buying-panel.module.css';

interface PartyFieldsProps {
  readonly product: ProductDetail;
  readonly party: PartyCounts;
  readonly onChange: (party: PartyCounts) => void;
}

/** Travellers by category with the age band under each; discounts are read off the product's own rule. */
export function PartyFields({ product, party, onChange }: PartyFieldsProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('travellers')}</legend>
      {product.package_cnt > 0 && (
        <p className={css.note}>{t('package_persons', { count: product.package_cnt })}</p>
      )}
      {memTypes.map((memType) => {
        const pct = discountPct(memType, product.discounts);
        const seated = memType === 'child' && product.discounts.infant_takes_seat;
        const notes = [
          common(`traveller_${memType}_band`),
          ...(seated ? [t('infant_takes_seat')] : []),
          ...(pct > 0 && pct < 100 ? [t('discount_pct', { pct })] : []),
        ];
        return (
          <Stepper
            key={memType}
            label={common(`traveller_${memType}`)}
            note={notes.join(' · ')}
            value={party[countField[memType]]}
            max={limits.participants}
            onChange={(count) => onChange({ ...party, [countField[memType]]: count })}
          />
        );
      })}
      <p className={css.note}>{common('traveller_band_note')}</p>
    </fieldset>
  );
}
