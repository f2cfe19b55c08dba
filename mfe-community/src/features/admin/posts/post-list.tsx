import type { ModeratedPage } from '@narae/contracts';
import { PagedRows, type Pages } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { PostCard } from './post-card.tsx';
import css from './posts.module.css';

/** Posts, page by page. A post that moved between two pages while they were read comes once. */
export function PostList({
  pages,
  none,
}: {
  readonly pages: Pages<ModeratedPage>;
  readonly none: string;
}): ReactNode {
  return (
    <PagedRows pages={pages} rowsOf={({ rows }) => rows} none={none}>
      {(rows) => (
        <ul className={css.list} role="list">
          {[...new Map(rows.map((row) => [row.id, row])).values()].map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
    </PagedRows>
  );
}
