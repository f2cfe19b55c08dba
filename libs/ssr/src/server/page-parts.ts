import { PRELOADED_DATA_ID } from '../protocol.ts';
import type { DocumentParts } from './document-template.ts';
import { escaped } from './markup.ts';
import type { ServerPage } from './server-page.ts';

/** Styles come along: a sheet on its way would hold up the page. Scripts wait until it is seen. */
export const partsOfPage = (page: ServerPage): Pick<DocumentParts, 'head' | 'root' | 'afterRoot'> => ({
  head: [
    ...page.styles.map(({ name, css }) => `<style data-href="${escaped(name)}">${css}</style>`),
    page.head,
  ].join(''),
  root: page.html,
  afterRoot: `<script type="application/json" id="${PRELOADED_DATA_ID}" data-scripts="${escaped(page.scripts.join(' '))}">${page.data}</script>`,
});
