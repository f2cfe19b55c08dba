import { categoryLink, categoryName, Link, linkTo, useLocale, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { CategoryIcon, useCategories } from '../menu/categories.tsx';
import css from './category-chips.module.css';

const PLACES = 5;

/** Room is kept while they are on their way. */
export function CategoryChips(): ReactNode {
  const common = useT('common');
  const { lanTp } = useLocale();
  const { rows, missing } = useCategories();
  const chips = rows.map((category) => ({
    name: categoryName(category, lanTp),
    icon: category.icon,
    link: categoryLink(category.cd_group_code, categoryName(category, lanTp)),
  }));
  // Known without the catalogue.
  const existing = [
    { name: common('btn_browse'), icon: 'trip', link: linkTo('productList') },
    { name: common('nav_kpop'), icon: 'kpop', link: categoryLink('CG003', common('nav_kpop')) },
    { name: common('nav_events'), icon: 'event', link: categoryLink('CG005', common('nav_events')) },
  ];
  const shown = missing ? existing : chips;
  return (
    <nav className={css.chips} aria-label={common('nav_categories')}>
      <ul role="list" className={css.list}>
        {shown.length === 0 &&
          Array.from({ length: PLACES }, (_, place) => (
            <li key={place} className={css.waiting} aria-hidden="true" />
          ))}
        {shown.map(({ name, icon, link }) => (
          <li key={name}>
            <Link className={css.chip} {...link}>
              <CategoryIcon name={icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
