import { useLocale, useT, useTitle } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './labels-page.module.css';

const samples = [
  'nav_home',
  'nav_cart',
  'nav_events',
  'nav_notices',
  'nav_my_info',
  'nav_kpop',
  'nav_questions',
  'menu_login',
  'menu_logout',
  'menu_company',
  'menu_withdraw',
  'footer_terms',
  'footer_privacy',
] as const;

/** The developer page of sample labels (spec §2 Routes): key and text in the page's language. */
export default function LabelsPage(): ReactNode {
  const t = useT('shell');
  const { lanTp, currency } = useLocale();
  useTitle('JSON');
  return (
    <section className={css.page}>
      <h1>JSON</h1>
      <p>
        lan_tp: <code>{lanTp}</code>, currency: <code>{currency}</code>
      </p>
      <table className={css.table}>
        <tbody>
          {samples.map((key) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{t(key)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
