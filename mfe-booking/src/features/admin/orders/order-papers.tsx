import type { AdminOrder, AdminTraveller } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { OrderPaper } from './order-paper.tsx';
import css from './orders.module.css';

/** Travellers of an order with their documents, each to be accepted or rejected once the order is paid (DOC-11). */
export function OrderPapers({ shown }: { readonly shown: AdminOrder }): ReactNode {
  const t = useT('bookingOrders');
  return (
    <section className={css.section} aria-labelledby="order-papers">
      <h3 id="order-papers">{t('travellers')}</h3>
      <ul className={css.people} role="list">
        {shown.travellers.map((person) => (
          <li key={`${person.mem_type}.${person.sort_order}`} className={css.person}>
            <Person person={person} shown={shown} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({
  person,
  shown,
}: {
  readonly person: AdminTraveller;
  readonly shown: AdminOrder;
}): ReactNode {
  const t = useT('bookingOrders');
  const common = useT('common');
  const { mem_nm, mem_type, sort_order, papers, missing } = person;
  const category = `${common(`traveller_${mem_type}`)} ${sort_order}`;
  const name = mem_nm || category;
  return (
    <>
      <h4>
        {name} {mem_nm && <span className={css.note}>{category}</span>}
      </h4>
      {missing.length > 0 && (
        <p className={css.waits}>
          {t('papers_lack', { kinds: missing.map((kind) => t(`kind_${kind}`)).join(', ') })}
        </p>
      )}
      {papers.length > 0 && (
        <ul className={css.papers} role="list">
          {papers.map((paper) => (
            <li key={paper.mem_file_id}>
              <OrderPaper paper={paper} name={name} shown={shown} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
