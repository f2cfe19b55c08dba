import type { RemoteRoute } from '@narae/contracts/slots';
import type { PackKey } from '@narae/i18n';

/** The page of a route that is not built yet, for `definePages`: `{ qna: soon(namespace, 'section_questions') }`. */
export const soon =
  <Namespace extends string>(namespace: Namespace, section: PackKey<Namespace>): RemoteRoute['page'] =>
  async () => {
    const { OpeningSoonPage } = await import('./opening-soon-page.tsx');
    return { default: () => <OpeningSoonPage namespace={namespace} section={section} /> };
  };
