import { desk, deskTelHref } from '@narae/contracts/desk';
import { Link, linkTo, useT } from '@narae/shell-sdk';
import { WingMark } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './footer.module.css';

/** Company details, licence number, terms and privacy (SHELL-6). */
export function Footer(): ReactNode {
  const t = useT('shell');
  const common = useT('common');
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <p className={css.brand}>
          <WingMark />
          <span>{t('footer_claim')}</span>
        </p>
        <nav aria-label={t('footer_links')}>
          <ul role="list" className={css.links}>
            <li>
              <Link {...linkTo('companyInfo')}>{common('nav_company')}</Link>
            </li>
            <li>
              <Link {...linkTo('termsInfo')}>{common('nav_terms')}</Link>
            </li>
            <li>
              <Link {...linkTo('policyInfo')} className={css.strong}>
                {common('nav_privacy')}
              </Link>
            </li>
            <li>
              <Link {...linkTo('faq')}>{common('nav_faq')}</Link>
            </li>
            <li>
              <Link {...linkTo('qna')}>{common('nav_qna')}</Link>
            </li>
          </ul>
        </nav>
        <address className={css.address}>
          <p>{t('company_name')}</p>
          <p>{t('company_licence')}</p>
          <p>{t('company_tourism')}</p>
          <p>{t('company_address')}</p>
          <p>
            <a href={deskTelHref}>{desk.tel}</a> · <a href={`mailto:${desk.email}`}>{desk.email}</a> ·{' '}
            {common('footer_hours')}
          </p>
        </address>
        <p className={css.small}>{t('footer_rights')}</p>
      </div>
    </footer>
  );
}
