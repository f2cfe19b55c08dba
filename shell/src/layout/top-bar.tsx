import { Link, linkTo, useCartCount, useT } from '@narae/shell-sdk';
import { cx, IconCart, IconMenu, IconSearch, Wordmark } from '@narae/ui';
import { useId, useState, type ReactNode } from 'react';
import { CountBadge } from '../controls/count-badge.tsx';
import { DestinationLinks } from './destination-links.tsx';
import { LanguageSelect } from '../controls/language-select.tsx';
import { SearchField } from '../controls/search-field.tsx';
import css from './top-bar.module.css';

export function TopBar({ onMenu }: { readonly onMenu: () => void }): ReactNode {
  const t = useT('shell');
  const common = useT('common');
  const count = useCartCount();
  const [searching, setSearching] = useState(false);
  const searchRow = useId();
  return (
    <header className={css.bar}>
      <div className={css.row}>
        <button
          type="button"
          className={css.round}
          aria-label={common('nav_open_menu')}
          aria-haspopup="dialog"
          onClick={onMenu}
        >
          <IconMenu />
        </button>
        <Link {...linkTo('home')} className={css.brand} aria-label={t('brand_home')}>
          <Wordmark />
        </Link>
        <SearchField className={css.search} />
        <LanguageSelect className={css.language} />
        <button
          type="button"
          className={cx(css.round, css.searchButton)}
          aria-label={common('nav_search')}
          aria-expanded={searching}
          aria-controls={searchRow}
          onClick={() => setSearching(!searching)}
        >
          <IconSearch />
        </button>
        <Link {...linkTo('mycart')} className={css.round} aria-label={common('cart_label', { count })}>
          <IconCart />
          <CountBadge count={count} />
        </Link>
      </div>
      <div id={searchRow} className={css.searchRow} hidden={!searching}>
        {searching && <SearchField focused onDone={() => setSearching(false)} />}
      </div>
      <nav className={css.places} aria-label={common('nav_main')}>
        <DestinationLinks />
      </nav>
    </header>
  );
}
