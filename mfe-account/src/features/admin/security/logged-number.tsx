import { Link } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import css from './security.module.css';

const ofMember = /^MEM\d{10}$/;

/** Whom or what a line names: a member with the way to their page, an administrator by name, anything else by its number. */
export function LoggedNumber({ number }: { readonly number: string }): ReactNode {
  const authors = useAuthors();
  if (!ofMember.test(number)) return <span className={css.long}>{number}</span>;
  return (
    <Link className={css.rowLink} to={adminLink('members', { id: number })}>
      {authors(number)}
    </Link>
  );
}
