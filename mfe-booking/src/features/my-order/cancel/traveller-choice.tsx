import type { MyOrder } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Checkbox, ChoiceGroup, RadioCard } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import css from './cancel.module.css';

interface TravellerChoiceProps {
  readonly order: MyOrder;
  /** Who does not travel; null for the whole order. */
  readonly leaving: readonly string[] | null;
  readonly onChange: (leaving: readonly string[] | null) => void;
}

/** The whole order or some of its travellers; a package for a number of people is cancelled whole (REFUND-2). */
export function TravellerChoice({ order, leaving, onChange }: TravellerChoiceProps): ReactNode {
  const t = useT('bookingCancel');
  const common = useT('common');
  const errors = useT('errors');
  const name = useId();
  const { travellers, package_cnt } = order;
  if (travellers.length < 2) return null;
  if (package_cnt > 0) return <p className={css.plain}>{errors('cancel_package_whole')}</p>;
  const toggle = (id: string, leaves: boolean): void =>
    onChange(
      travellers
        .map(({ rv_mem_id }) => rv_mem_id)
        .filter((one) => (one === id ? leaves : leaving?.includes(one))),
    );
  return (
    <>
      <ChoiceGroup legend={t('who')}>
        <RadioCard
          name={name}
          title={t('who_all')}
          checked={leaving === null}
          onChange={() => onChange(null)}
        />
        <RadioCard
          name={name}
          title={t('who_some')}
          checked={leaving !== null}
          onChange={() => onChange([])}
        />
      </ChoiceGroup>
      {leaving && (
        <ChoiceGroup legend={t('who_leaves')}>
          {travellers.map(({ rv_mem_id, mem_nm, mem_type, sort_order }) => {
            const category = `${common(`traveller_${mem_type}`)} ${sort_order}`;
            return (
              <Checkbox
                key={rv_mem_id}
                label={mem_nm || category}
                note={mem_nm ? category : undefined}
                checked={leaving.includes(rv_mem_id)}
                onChange={({ target }) => toggle(rv_mem_id, target.checked)}
              />
            );
          })}
        </ChoiceGroup>
      )}
    </>
  );
}
