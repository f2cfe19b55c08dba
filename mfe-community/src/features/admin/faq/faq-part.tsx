import { deskFaq } from '@narae/contracts/rows';
import { Link, linkTo, useGo, useReqParam, useT, type LanTp } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Button, IconPlus, Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from '../posts/posts.module.css';
import { FaqForm, type FaqFormProps } from './faq-form.tsx';
import { FaqList } from './faq-list.tsx';

/** Stands in the address in place of a number. */
const newFaq = 'new';

/** All frequent questions, or the one that the address names (COMMUNITY-21). */
export default function FaqPart(): ReactNode {
  const t = useT('communityAdmin');
  const id = useReqParam('id');
  const go = useGo();
  // Survives the form, which begins anew after a save.
  const [lanTp, onLanTp] = useState<LanTp>('KOR');
  const language = { lanTp, onLanTp };
  return (
    <section aria-labelledby="faq-title">
      <ViewHead id="faq-title" title={t('part_faq')} />
      {id ? (
        <>
          <Link className={css.link} {...linkTo('adminCommunity', { view: 'faq' })}>
            {t('faq_all')}
          </Link>
          {id === newFaq ? (
            <FaqForm
              {...language}
              onDone={(made) =>
                made && go('adminCommunity', { view: 'faq', id: made.faq_id }, { replace: true })
              }
            />
          ) : (
            <KnownFaq
              key={id}
              {...language}
              faq_id={id}
              onGone={() => go('adminCommunity', { view: 'faq' })}
            />
          )}
        </>
      ) : (
        <>
          <div className={css.filters}>
            <p className={css.note}>{t('faq_text')}</p>
            <Button
              kind="secondary"
              icon={<IconPlus size={20} />}
              onClick={() => go('adminCommunity', { view: 'faq', id: newFaq })}
            >
              {t('faq_new')}
            </Button>
          </div>
          <FaqList />
        </>
      )}
    </section>
  );
}

function KnownFaq({
  faq_id,
  onGone,
  ...language
}: Pick<FaqFormProps, 'lanTp' | 'onLanTp'> & {
  readonly faq_id: string;
  readonly onGone: () => void;
}): ReactNode {
  const admin = useT('admin');
  const result = useCall(deskFaq, { faq_id }, { staleTime: 0 });
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="row" count={4} />}
      failed={{ title: admin('load_fail'), compact: true }}
    >
      {(faq) => <FaqForm {...language} existing={faq} onDone={(stored) => stored === null && onGone()} />}
    </Loaded>
  );
}
