import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './bottom-bar.module.css';
import { DestinationLinks } from './destination-links.tsx';

export function BottomBar(): ReactNode {
  const common = useT('common');
  return (
    <nav className={css.bar} aria-label={common('nav_main')}>
      <DestinationLinks />
    </nav>
  );
}
