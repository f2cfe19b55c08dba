import { answerTemplates } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { AdminFold, ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Button, EmptyState, IconPlus, Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from '../posts/posts.module.css';
import { TemplateForm } from './template-form.tsx';

/** Templates of answers, each folded until it is changed (COMMUNITY-17). */
export default function TemplatesPart(): ReactNode {
  const t = useT('communityAdmin');
  const admin = useT('admin');
  const [making, setMaking] = useState(false);
  const result = useCall(answerTemplates, {}, { staleTime: 0 });
  return (
    <section aria-labelledby="templates-title">
      <ViewHead id="templates-title" title={t('part_templates')} />
      <p className={css.note}>{t('templates_text')}</p>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={4} />}
        failed={{ title: admin('load_fail'), compact: true }}
      >
        {(templates) => (
          <>
            {templates.length === 0 && !making && <EmptyState compact title={t('templates_none')} />}
            <ul className={css.list} role="list">
              {templates.map((template) => (
                <li key={template.template_id}>
                  <AdminFold summary={template.name}>
                    <TemplateForm existing={template} />
                  </AdminFold>
                </li>
              ))}
              {making && (
                <li className={css.card}>
                  <TemplateForm onDone={() => setMaking(false)} />
                </li>
              )}
            </ul>
            {!making && (
              <Button kind="secondary" icon={<IconPlus size={20} />} onClick={() => setMaking(true)}>
                {t('template_new')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
