import { PRELOADED_DATA_ID } from '@narae/ssr/protocol';
import { escaped } from '../pages/markup.ts';
import type { FirstScreen } from './first-screen.ts';

/** What React announces at the beginning of a page belongs into the head. */
const announced = /^(?:<link [^>]*>)+/;

/**
 * Puts a first screen into the shell's document: its styles come along, for a style sheet on its way would hold up both
 * what can be read and every script; its scripts are announced, its data lie beside it.
 */
export const placeFirstScreen = (document: string, screen: FirstScreen): string => {
  const [links = ''] = announced.exec(screen.html) ?? [];
  const head = [
    ...screen.styles.map(({ name, css }) => `<style data-href="${escaped(name)}">${css}</style>`),
    ...screen.scripts.map((href) => `<link rel="preload" as="script" href="${escaped(href)}">`),
    links,
  ].join('');
  return document
    .replace('</head>', () => `${head}</head>`)
    .replace(
      /(<div id="root">)[\s\S]*?<\/div>(\s*<noscript)/,
      (_, open: string, rest: string) =>
        `${open}${screen.html.slice(links.length)}</div><script type="application/json" id="${PRELOADED_DATA_ID}">${screen.data}</script>${rest}`,
    );
};
