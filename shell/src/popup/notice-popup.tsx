import { Link, useT } from '@narae/shell-sdk';
import { IconClose } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hidePopupForADay, mayShowPopup } from './hidden-until.ts';
import css from './notice-popup.module.css';

/** A word to visitors on the home page, beside the content rather than over it; can be hidden for a day. */
export function NoticePopup(): ReactNode {
  const t = useT('shell');
  const common = useT('common');
  const [open, setOpen] = useState(mayShowPopup);
  const { pathname } = useLocation();
  if (!open || pathname !== '/') return null;
  const close = (): void => setOpen(false);
  return (
    <aside className={css.popup} aria-labelledby="popup-title">
      <button type="button" className={css.close} aria-label={common('ui_close')} onClick={close}>
        <IconClose size={20} />
      </button>
      <h2 id="popup-title" className={css.title}>
        {t('popup_title')}
      </h2>
      <p className={css.text}>{t('popup_text')}</p>
      <div className={css.actions}>
        <Link to="/communityList" className={css.more} onClick={close}>
          {t('popup_more')}
        </Link>
        <button
          type="button"
          className={css.hide}
          onClick={() => {
            hidePopupForADay();
            close();
          }}
        >
          {common('btn_hide_for_a_day')}
        </button>
      </div>
    </aside>
  );
}
