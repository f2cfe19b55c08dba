import { categoryLink, categoryName, useLocale, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { useCategories } from './categories.ts';
import { CategoryIcon } from './category-icon.tsx';
import { MenuGroup, MenuLink } from './menu-entry.tsx';

/** One entry per product category, with its icon. */
export function CategoryEntries(): ReactNode {
  const common = useT('common');
  const { lanTp } = useLocale();
  const { rows: categories } = useCategories();
  if (categories.length === 0) return null;
  return (
    <MenuGroup title={common('nav_categories')}>
      {categories.map((category) => {
        const name = categoryName(category, lanTp);
        const code = category.cd_group_code;
        return (
          <MenuLink
            key={code}
            icon={<CategoryIcon name={category.icon} />}
            label={name}
            {...categoryLink(code, name)}
          />
        );
      })}
    </MenuGroup>
  );
}
