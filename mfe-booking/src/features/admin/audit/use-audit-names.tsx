import type { BookingAuditRow } from '@narae/contracts';
import type { PackKey } from '@narae/i18n';
import { useT } from '@narae/shell-sdk';
import type { AuditNames } from '@narae/shell-sdk/admin';

/** How booking's log calls actions, things and fields; a field without a name shows its own. */
export function useAuditNames(): AuditNames<BookingAuditRow> {
  const t = useT('bookingAdmin');
  const named = (key: string, name: string): string => {
    const text = t(key as PackKey<'bookingAdmin'>);
    return text === key ? name : text;
  };
  return {
    action: ({ action }) => t(`action_${action}`),
    object: ({ kind, id }) => (
      <span>
        {named(`kind_${kind}`, kind)} {id}
      </span>
    ),
    field: (path) => named(`field_${path}`, path),
  };
}
