import { useLocale, useT, useTitle } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './labels-page.module.css';

const samples = [
  'nav_home',
  'nav_cart',
  'nav_events',
  'nav_notices',
  'nav_myinfo',
  'nav_kpop',
  'nav_qna',
  'btn_login',
  'btn_logout',
  'nav_company',
  'nav_withdraw',
  'nav_terms',
  'nav_privacy',
] as const;

/** The developer page of sample labels (SHELL-4): key and text in the page's language. */
export default function LabelsPage(): ReactNode {
  const t = useT('common');
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
