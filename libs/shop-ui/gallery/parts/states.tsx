import {
  Button,
  EmptyState,
  ErrorState,
  NotFoundState,
  SignedOutState,
  Skeleton,
  SuccessState,
} from '@narae/ui';
import { useT } from '@narae/i18n';
import css from '../gallery.module.css';
import { useWords } from './use-words.ts';

export function StatesPart() {
  const { t, w } = useWords();
  const error = useT('errors');
  return (
    <>
      <div className={css.columns}>
        <div className={css.boxed}>
          <EmptyState title={w('empty_products')} action={<Button>{t('btn_browse')}</Button>}>
            {t('empty_text')}
          </EmptyState>
        </div>
        <div className={css.boxed}>
          <ErrorState title={w('error_title')} action={<Button>{t('btn_retry')}</Button>}>
            {t('error_text')}
          </ErrorState>
        </div>
        <div className={css.boxed}>
          <SignedOutState
            title={w('signed_out_title')}
            action={<Button kind="accent">{t('btn_login')}</Button>}
          >
            {w('signed_out_text')}
          </SignedOutState>
        </div>
        <div className={css.boxed}>
          <NotFoundState title={t('not_found_title')} action={<Button>{w('btn_search')}</Button>}>
            {t('not_found_text')}
          </NotFoundState>
        </div>
        <div className={css.boxed}>
          <SuccessState title={t('state_paid')} action={<Button kind="accent">{t('nav_myinfo')}</Button>}>
            {error('order_success_msg')}
          </SuccessState>
        </div>
      </div>
      <Skeleton shape="card" count={4} />
      <div className={css.columns}>
        <Skeleton shape="row" count={3} />
        <Skeleton shape="text" />
        <Skeleton shape="form" count={2} />
      </div>
      <Skeleton shape="detail" />
    </>
  );
}
