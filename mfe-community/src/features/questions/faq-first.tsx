import { Link, linkTo, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './questions.module.css';

export function FaqFirst(): ReactNode {
  const t = useT('communityQuestions');
  const common = useT('common');
  return (
    <p className={css.lead}>
      {t('faq_first')} <Link {...linkTo('faq')}>{common('nav_faq')}</Link>
    </p>
  );
}
