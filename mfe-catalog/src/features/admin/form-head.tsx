import type { ContentItem } from '@narae/contracts';
import { withdrawableKinds, type EditableKind } from '@narae/contracts/editable';
import { confirm, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../shared/admin/use-admin-text.ts';
import css from './admin.module.css';
import { StateBadge } from './state-badge.tsx';

interface FormHeadProps {
  readonly kind: EditableKind;
  readonly item: ContentItem | null;
  readonly busy: boolean;
  readonly onUnpublish: () => Promise<void>;
  readonly onDiscard: () => Promise<void>;
}

/** What is edited, how it stands, and what is seldom done with it, each after a question. */
export function FormHead({ kind, item, busy, onUnpublish, onDiscard }: FormHeadProps): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const ask = async (what: 'unpublish' | 'discard', then: () => Promise<void>): Promise<void> => {
    const question = { title: t(`${what}_title`), text: t(`${what}_text`), ok: t(what) };
    if (await confirm({ ...question, tone: 'danger' })) await then();
  };
  return (
    <div className={css.formHead}>
      <h2 className={css.viewTitle}>
        {names.kind(kind)} · {item?.id ?? t('new_title')}
      </h2>
      {item && (
        <div className={css.headActions}>
          <StateBadge state={item.state} />
          {item.published && withdrawableKinds.has(kind) && (
            <Button kind="quiet" disabled={busy} onClick={() => void ask('unpublish', onUnpublish)}>
              {t('unpublish')}
            </Button>
          )}
          {item.draft && (
            <Button kind="quiet" disabled={busy} onClick={() => void ask('discard', onDiscard)}>
              {t('discard')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
