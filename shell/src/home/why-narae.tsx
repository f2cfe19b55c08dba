import { useT } from '@narae/shell-sdk';
import { IconPassport, IconSeat, IconTicket } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './why-narae.module.css';

const points = [
  { key: 'why_seats', Icon: IconSeat },
  { key: 'why_price', Icon: IconTicket },
  { key: 'why_documents', Icon: IconPassport },
] as const;

export function WhyNarae(): ReactNode {
  const t = useT('shell');
  return (
    <section className={css.why} aria-labelledby="why-narae">
      <h2 id="why-narae">{t('why_title')}</h2>
      <ul role="list" className={css.points}>
        {points.map(({ key, Icon }) => (
          <li key={key} className={css.point}>
            <Icon size={28} className={css.icon} />
            <h3 className={css.name}>{t(key)}</h3>
            <p className={css.text}>{t(`${key}_text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
