import type { Preview } from '@narae/contracts';
import { adminPreview } from '@narae/contracts/rows';
import { ApiError, href, LANGUAGES, useLocale, useSearchParams, useT, type LanTp } from '@narae/shell-sdk';
import { Button, ErrorState, NotFoundState, Skeleton } from '@narae/ui';
import { GivenAnswers, useCall, type Answer } from '@narae/shell-sdk/query';
import { useCallback, type ReactNode } from 'react';
import type { EditableKind } from '@narae/contracts/editable';
import type { PageName } from '@narae/contracts/pages';
import { languages, useAdminNames } from './use-admin-text.ts';
import css from './preview-frame.module.css';

interface PreviewFrameProps {
  readonly kind: PreviewKind;
  /** Answers the calls of the shopper's page. */
  readonly give: (answer: Answer, preview: Preview, id: string) => void;
  readonly children: (id: string) => ReactNode;
}

/** A shopper's page made from a draft, under a strip with what is missing in this language. */
export function PreviewFrame({ kind, give, children }: PreviewFrameProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const { lanTp } = useLocale();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, error, isPending, refetch } = useCall(adminPreview, { kind, id }, { staleTime: 0 });
  const giveDraft = useCallback((answer: Answer) => data && give(answer, data, id), [data, give, id]);
  if (isPending) return <Skeleton shape="detail" />;
  if (error instanceof ApiError && !error.temporary) return <NotFoundState title={error.message} />;
  if (error) {
    return (
      <ErrorState
        title={t('load_fail')}
        action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
      />
    );
  }
  return (
    <>
      <PreviewStrip kind={kind} id={id} lanTp={lanTp} missing={data.missing} />
      <GivenAnswers give={giveDraft}>{children(id)}</GivenAnswers>
    </>
  );
}

interface StripProps {
  readonly kind: PreviewKind;
  readonly id: string;
  readonly lanTp: LanTp;
  readonly missing: Preview['missing'];
}

function PreviewStrip({ kind, id, lanTp, missing }: StripProps): ReactNode {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  const here = missing.filter((missingText) => missingText.lan_tp === lanTp);
  return (
    <aside className={css.strip} aria-label={t('preview_title')}>
      <p className={css.note}>
        <strong>{t('preview_title')}</strong> {t('preview_note')}{' '}
        <a href={href('admin', { view: kind, id })}>{t('preview_back')}</a>
      </p>
      <nav aria-label={t('preview_language')} className={css.languages}>
        {languages.map((language) => (
          // A new load: the page's own texts change their language too.
          <a
            key={language}
            className={css.language}
            href={previewPath(kind, id, language) ?? ''}
            aria-current={language === lanTp ? 'true' : undefined}
          >
            {LANGUAGES[language].ownName}
          </a>
        ))}
      </nav>
      {here.length === 0 ? (
        <p className={css.whole}>{t('preview_complete')}</p>
      ) : (
        <div className={css.lacking}>
          <p>{t('preview_missing')}</p>
          <ul>
            {here.map(({ field }) => (
              <li key={field}>{names.path(field)}</li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}

const previewPages = {
  product: 'adminPreview',
  event: 'adminPreviewEvent',
  kpopInfo: 'adminPreviewKpop',
} as const satisfies Partial<Record<EditableKind, PageName>>;
type PreviewKind = keyof typeof previewPages;

const hasPage = (kind: EditableKind): kind is PreviewKind => Object.hasOwn(previewPages, kind);

/** Null for kinds without a page. */
export const previewPath = (kind: EditableKind, id: string, lan_tp: LanTp): string | null =>
  hasPage(kind) ? href(previewPages[kind], { id, lan_tp }) : null;
