import { Link, linkTo, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './hero.module.css';
import autumn from './scenes/autumn.svg?inline';
import spring from './scenes/spring.svg?inline';
import summer from './scenes/summer.svg?inline';
import winter from './scenes/winter.svg?inline';
import { seasonOf, type Season } from './season.ts';

const scenes: Readonly<Record<Season, string>> = { spring, summer, autumn, winter };

/**
 * One sentence and one action, before a drawing of the season. A page from the server carries the drawing in itself, so that
 * nothing is fetched before it can be seen; whoever comes from another page fetches it.
 */
export function Hero({ now = new Date() }: { readonly now?: Date }): ReactNode {
  const t = useT('shell');
  const season = seasonOf(now);
  return (
    <section className={css.hero} data-season={season}>
      <img
        className={css.scene}
        src={scenes[season]}
        // The server's differs, and stays when the page is taken over.
        suppressHydrationWarning
        alt=""
        width={1200}
        height={520}
        fetchPriority="high"
      />
      <div className={css.words}>
        <h1 className={css.title}>{t(`hero_${season}_title`)}</h1>
        <Link className={css.action} {...linkTo('themeList', { prod_type: 'CG002' })}>
          {t('hero_action')}
        </Link>
      </div>
    </section>
  );
}
