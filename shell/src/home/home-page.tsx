import { Slot, useT, useTitle } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { CategoryChips } from './category-chips.tsx';
import { Hero } from './hero.tsx';
import css from './home-page.module.css';
import { ShelvesWaiting } from './shelves-waiting.tsx';
import { WhyNarae } from './why-narae.tsx';

/** The front door: a hero by season, the categories, the catalogue's shelves, and why Narae. */
export function HomePage(): ReactNode {
  const t = useT('shell');
  useTitle(undefined, t('site_description'));
  return (
    <div className={css.home}>
      <Hero />
      <CategoryChips />
      <Slot name="mfe-catalog/home-shelves" props={{}} fallback={<ShelvesWaiting />} />
      <WhyNarae />
    </div>
  );
}
