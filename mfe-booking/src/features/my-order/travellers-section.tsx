import type { MyOrder } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './my-order.module.css';
import { Section } from './section.tsx';
import { TravellerPapers } from './traveller-papers.tsx';

/** Who travels, and how the documents of each stand (DOC-1). */
export function TravellersSection({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const common = useT('common');
  const { travellers } = order;
  return (
    <Section title={t('travellers')}>
      {travellers.length === 0 ? (
        <p className={css.plain}>{t('travellers_none')}</p>
      ) : (
        <ul className={css.rows} role="list">
          {travellers.map(({ rv_mem_id, mem_type, sort_order, mem_nm, papers }) => (
            <li key={rv_mem_id}>
              <p className={css.rowHead}>
                <strong>{mem_nm}</strong>
                <span className={css.soft}>
                  {common(`traveller_${mem_type}`)} {sort_order}
                </span>
              </p>
              <TravellerPapers papers={papers} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
