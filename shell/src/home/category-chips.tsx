import { categoryLink, categoryName, Link, useLocale, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { useCategories } from '../menu/categories.ts';
import { CategoryIcon } from '../menu/category-icon.tsx';
import css from './category-chips.module.css';

const PLACES = 5;

/** One chip per product category; while they are on their way their room is kept. */
export function CategoryChips(): ReactNode {
  const common = useT('common');
  const { lanTp } = useLocale();
  const categories = useCategories();
  return (
    <nav className={css.chips} aria-label={common('nav_categories')}>
      <ul role="list" className={css.list}>
        {categories.length === 0 &&
          Array.from({ length: PLACES }, (_, place) => (
            <li key={place} className={css.waiting} aria-hidden="true" />
          ))}
        {categories.map((category) => (
          <li key={category.cd_group_code}>
            <Link
              className={css.chip}
              {...categoryLink(category.cd_group_code, categoryName(category, lanTp))}
            >
              <CategoryIcon name={category.icon} />
              {categoryName(category, lanTp)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
