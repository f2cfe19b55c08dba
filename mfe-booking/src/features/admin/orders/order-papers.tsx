import type { AdminOrder, AdminTraveller } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { NameDialog } from './name-dialog.tsx';
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
  const [renaming, setRenaming] = useState(false);
  const { order } = shown;
  const { rv_mem_id, mem_nm, mem_type, sort_order, papers, missing } = person;
  const correctable = rv_mem_id !== '' && (order.state === 'paid' || order.state === 'cancel-requested');
  const category = `${common(`traveller_${mem_type}`)} ${sort_order}`;
  const name = mem_nm || category;
  return (
    <>
      <div className={css.personHead}>
        <h4 className={css.long}>
          {name} {mem_nm && <span className={css.note}>{category}</span>}
        </h4>
        {correctable && (
          <Button kind="quiet" aria-label={t('name_correct_of', { name })} onClick={() => setRenaming(true)}>
            {t('name_correct')}
          </Button>
        )}
      </div>
      {renaming && (
        <NameDialog order_id={order.order_id} person={person} onClose={() => setRenaming(false)} />
      )}
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
