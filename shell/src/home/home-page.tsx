import { Slot, useT, useTitle, Link, linkTo, serverTime } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { IconPassport, IconSeat, IconTicket } from '@narae/ui';
import { CategoryChips } from './category-chips.tsx';
import css from './home-page.module.css';
import heroCss from './hero.module.css';
import autumn from './scenes/autumn.svg?inline';
import spring from './scenes/spring.svg?inline';
import summer from './scenes/summer.svg?inline';
import winter from './scenes/winter.svg?inline';
import { seasonOf, type Season } from './season.ts';
import shelvesWaitingCss from './shelves-waiting.module.css';
import whyNaraeCss from './why-narae.module.css';

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

const scenes: Readonly<Record<Season, string>> = { spring, summer, autumn, winter };

/**
 * A page from the server carries the season's drawing in itself, so that it shows without a fetch; visitors
 * from another page fetch it.
 */
function Hero({ now = serverTime() }: { readonly now?: Date }): ReactNode {
  const t = useT('shell');
  const season = seasonOf(now);
  return (
    <section className={heroCss.hero} data-season={season}>
      <img
        className={heroCss.scene}
        src={scenes[season]}
        // The server's differs, and stays on hydration.
        suppressHydrationWarning
        alt=""
        width={1200}
        height={520}
        fetchPriority="high"
      />
      <div className={heroCss.words}>
        <h1 className={heroCss.title}>{t(`hero_${season}_title`)}</h1>
        <Link className={heroCss.action} {...linkTo('themeList', { prod_type: 'CG002' })}>
          {t('hero_action')}
        </Link>
      </div>
    </section>
  );
}

const SHELVES = 2;
const CARDS = 4;
const count = (length: number): number[] => Array.from({ length }, (_, place) => place);

function ShelvesWaiting(): ReactNode {
  return (
    <div aria-hidden="true">
      {count(SHELVES).map((shelf) => (
        <div key={shelf} className={shelvesWaitingCss.shelf}>
          <div className={shelvesWaitingCss.title} />
          <div className={shelvesWaitingCss.cards}>
            {count(CARDS).map((card) => (
              <div key={card}>
                <div className={shelvesWaitingCss.picture} />
                <div className={shelvesWaitingCss.line} />
                <div className={shelvesWaitingCss.shortLine} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const points = [
  { key: 'why_seats', Icon: IconSeat },
  { key: 'why_price', Icon: IconTicket },
  { key: 'why_documents', Icon: IconPassport },
] as const;

function WhyNarae(): ReactNode {
  const t = useT('shell');
  return (
    <section className={whyNaraeCss.why} aria-labelledby="why-narae">
      <h2 id="why-narae">{t('why_title')}</h2>
      <ul role="list" className={whyNaraeCss.points}>
        {points.map(({ key, Icon }) => (
          <li key={key} className={whyNaraeCss.point}>
            <Icon size={28} className={whyNaraeCss.icon} />
            <h3 className={whyNaraeCss.name}>{t(key)}</h3>
            <p className={whyNaraeCss.text}>{t(`${key}_text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
