import { pages, type Page } from '@narae/contracts/pages';
import { popupNow } from '@narae/contracts/rows';
import type { PackKey } from '@narae/i18n';
import { call, Link, useLocale, useT, type CallOutput } from '@narae/shell-sdk';
import { IconClose } from '@narae/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import css from './notice-popup.module.css';

type Popup = CallOutput<typeof popupNow>[number];

/** Failures are not told: nobody misses a popup. */
function usePopup(wanted: boolean): Popup | undefined {
  const { lanTp } = useLocale();
  const [popup, setPopup] = useState<Popup>();
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    call(popupNow, { lan_tp: lanTp }, { signal: leaving.signal }).then(
      ([found]) => setPopup(found),
      () => undefined,
    );
    return () => leaving.abort();
  }, [wanted, lanTp]);
  return popup;
}

/** From the words every part of the site has; other pages' texts are not there yet. */
const nameOf = (link: string): PackKey<'common'> | undefined => {
  const path = link.split('?')[0];
  const title = Object.values<Page>(pages).find((page) => page.path === path)?.title;
  return title?.startsWith('common:') ? (title.slice('common:'.length) as PackKey<'common'>) : undefined;
};

/** Can be hidden for a day. */
export function NoticePopup(): ReactNode {
  const t = useT('shell');
  const common = useT('common');
  const [open, setOpen] = useState(mayShowPopup);
  const { pathname } = useLocation();
  const wanted = open && pathname === pages.home.path;
  const popup = usePopup(wanted);
  if (!wanted || !popup) return null;
  const name = nameOf(popup.link);
  const close = (): void => setOpen(false);
  return (
    <aside className={css.popup} aria-labelledby="popup-title">
      <button type="button" className={css.close} aria-label={common('ui_close')} onClick={close}>
        <IconClose size={20} />
      </button>
      <h2 id="popup-title" className={css.title}>
        {popup.title}
      </h2>
      <p className={css.text}>{popup.text}</p>
      <div className={css.actions}>
        {popup.link && (
          <Link to={popup.link} className={css.more} onClick={close}>
            {name ? common(name) : t('popup_more', { title: popup.title })}
          </Link>
        )}
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

const NAME = 'popup_hidden_until';
const DAY_MS = 86_400_000;

/** False while the popup is hidden for the day (SHELL-7). */
export function mayShowPopup(now = Date.now()): boolean {
  try {
    return now >= Number(localStorage.getItem(NAME) ?? 0);
  } catch {
    return true;
  }
}

export function hidePopupForADay(now = Date.now()): void {
  try {
    localStorage.setItem(NAME, String(now + DAY_MS));
  } catch {
    // The popup shows again at the next visit.
  }
}
