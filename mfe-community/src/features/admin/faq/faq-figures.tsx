import { refundSchedules } from '@narae/contracts/rows';
import { figureNames, paragraphsByRules, SCHEDULES_PARAGRAPH } from '@narae/rules/ruled-text';
import { useT, type LanTp } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import css from '../posts/posts.module.css';

/** What an answer can name instead of writing it, with the value it has now (SHELL-17). */
export function FaqFigures({ lanTp }: { readonly lanTp: LanTp }): ReactNode {
  const t = useT('communityAdmin');
  const { data: schedules = null } = useCall(refundSchedules, {});
  return (
    <details className={css.card}>
      <summary>{t('faq_figures')}</summary>
      <p className={css.note}>{t('faq_figures_text', { example: '{{tel}}' })}</p>
      <ul className={css.note} role="list">
        {figureNames.map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code> {paragraphsByRules([`{{${name}}}`], lanTp, schedules)[0]}
          </li>
        ))}
        <li>
          <code>{SCHEDULES_PARAGRAPH}</code> {t('faq_figure_schedules')}
        </li>
      </ul>
    </details>
  );
}
