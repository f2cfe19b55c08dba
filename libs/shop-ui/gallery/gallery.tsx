import { StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { htmlLang, resolveLanTp, setLanguage, useT } from '@narae/i18n';
import '@narae/ui/tokens.css';
import '@narae/ui/base.css';
import { UiStringsProvider, Wordmark } from '@narae/ui';
import { ActionsPart } from './parts/actions.tsx';
import { FieldsPart } from './parts/fields.tsx';
import { OverlaysPart } from './parts/overlays.tsx';
import { ShopPart } from './parts/shop.tsx';
import { ShowPart } from './parts/show.tsx';
import { StatesPart } from './parts/states.tsx';
import css from './gallery.module.css';

const query = new URLSearchParams(location.search);
const lanTp = resolveLanTp(query.get('lan'));
const theme = query.get('theme');
const only = query.get('part');

const PARTS: readonly [string, () => ReactNode][] = [
  ['show', ShowPart],
  ['actions', ActionsPart],
  ['fields', FieldsPart],
  ['shop', ShopPart],
  ['overlays', OverlaysPart],
  ['states', StatesPart],
];

function Gallery() {
  const text = useT('common');
  return (
    <UiStringsProvider text={text}>
      <header className={css.head}>
        <Wordmark />
      </header>
      <main className={css.page}>
        {PARTS.filter(([name]) => !only || name === only).map(([name, Part]) => (
          <section key={name} className={css.part} id={name}>
            <Part />
          </section>
        ))}
      </main>
    </UiStringsProvider>
  );
}

document.documentElement.lang = htmlLang(lanTp);
if (theme) document.documentElement.dataset.theme = theme;
await setLanguage(lanTp);
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Suspense>
      <Gallery />
    </Suspense>
  </StrictMode>,
);
