import type { EditState, ContentItem } from '@narae/contracts';
import { useT, confirm } from '@narae/shell-sdk';
import { Badge, type BadgeState, Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { withdrawableKinds, type EditableKind } from '@narae/contracts/editable';
import { useAdminNames } from '../../shared/admin/use-admin-text.ts';
import css from './admin.module.css';

const badges: Readonly<Record<EditState, BadgeState>> = {
  published: 'inProgress',
  changed: 'closingSoon',
  draft: 'preparing',
  withdrawn: 'closed',
};

/** How an item stands, the same in the list and above its form (CATALOG-11, CATALOG-14). */
export function StateBadge({ state }: { readonly state: EditState }): ReactNode {
  const t = useT('catalogAdmin');
  return <Badge state={badges[state]}>{t(`state_${state}`)}</Badge>;
}

interface FormHeadProps {
  readonly kind: EditableKind;
  readonly item: ContentItem | null;
  readonly busy: boolean;
  readonly onUnpublish: () => Promise<void>;
  readonly onDiscard: () => Promise<void>;
}

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
