import { PRELOADED_DATA_ID } from '../protocol.ts';
import type { DocumentParts } from './document-template.ts';
import { escaped } from './markup.ts';
import type { ServerPage } from './server-page.ts';

/**
 * What a server-rendered page adds to the shell's document. Its styles come along, for a style sheet on its way would
 * hold up both what is on the page and every script; its scripts are announced, its data lie beside it.
 */
export const partsOfPage = (page: ServerPage): Pick<DocumentParts, 'head' | 'root' | 'afterRoot'> => ({
  head: [
    ...page.styles.map(({ name, css }) => `<style data-href="${escaped(name)}">${css}</style>`),
    ...page.scripts.map((href) => `<link rel="preload" as="script" href="${escaped(href)}">`),
    page.head,
  ].join(''),
  root: page.html,
  afterRoot: `<script type="application/json" id="${PRELOADED_DATA_ID}">${page.data}</script>`,
});
