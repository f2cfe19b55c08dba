import { Link, screenLink, useT, type ReqParam } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './hero.module.css';
import autumn from './scenes/autumn.svg';
import spring from './scenes/spring.svg';
import summer from './scenes/summer.svg';
import winter from './scenes/winter.svg';
import { seasonOf, type Season } from './season.ts';

interface SeasonPlace {
  readonly scene: string;
  readonly screen: string;
  readonly reqParam?: ReqParam;
}

const places: Readonly<Record<Season, SeasonPlace>> = {
  spring: { scene: spring, screen: '/themeList', reqParam: { prod_type: 'CG002' } },
  summer: { scene: summer, screen: '/themeList', reqParam: { prod_type: 'CG002' } },
  autumn: { scene: autumn, screen: '/themeList', reqParam: { prod_type: 'CG002' } },
  winter: { scene: winter, screen: '/themeList', reqParam: { prod_type: 'CG002' } },
};

/** One sentence and one action, before a drawing of the season. */
export function Hero({ now = new Date() }: { readonly now?: Date }): ReactNode {
  const t = useT('shell');
  const season = seasonOf(now);
  const { scene, screen, reqParam } = places[season];
  return (
    <section className={css.hero} data-season={season}>
      <img className={css.scene} src={scene} alt="" width={1200} height={520} fetchPriority="high" />
      <div className={css.words}>
        <h1 className={css.title}>{t(`hero_${season}_title`)}</h1>
        <Link className={css.action} {...screenLink(screen, reqParam)}>
          {t(`hero_${season}_action`)}
        </Link>
      </div>
    </section>
  );
}
