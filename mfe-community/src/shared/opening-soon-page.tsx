import type { PackKey } from '@narae/i18n';
import { Link, useT, useTitle } from '@narae/shell-sdk';
import { ButtonLink, OpeningSoon } from '@narae/ui';
import { namespace } from '../texts.ts';

/** An honest page for a section that is not open yet: says which one, and leads home. */
export function openingSoonPage(section: PackKey<typeof namespace>) {
  return function OpeningSoonPage() {
    const t = useT(namespace);
    const common = useT('common');
    useTitle(t(section));
    return (
      <OpeningSoon
        headingLevel={1}
        title={`${t(section)} · ${common('opening_soon_title')}`}
        action={<ButtonLink link={(props) => <Link to="/" {...props} />}>{common('btn_home')}</ButtonLink>}
      >
        {common('opening_soon_text')}
      </OpeningSoon>
    );
  };
}
