import { PRELOADED_DATA_ID } from '../protocol.ts';
import type { DocumentParts } from './document-template.ts';
import { escaped } from './markup.ts';
import type { ServerPage } from './server-page.ts';

/**
 * What a server-rendered page adds to the shell's document. Its styles come along, for a style sheet on its way would
 * hold up both what is on the page and every script; its data lie beside it, with the names of its scripts, which are fetched
 * when the page can be seen (`startScripts`).
 */
export const partsOfPage = (page: ServerPage): Pick<DocumentParts, 'head' | 'root' | 'afterRoot'> => ({
  head: [
    ...page.styles.map(({ name, css }) => `<style data-href="${escaped(name)}">${css}</style>`),
    page.head,
  ].join(''),
  root: page.html,
  afterRoot: `<script type="application/json" id="${PRELOADED_DATA_ID}" data-scripts="${escaped(page.scripts.join(' '))}">${page.data}</script>`,
});
