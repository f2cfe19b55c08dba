import { isPassportName } from '@narae/contracts/passport-fields';
import { myContact } from '@narae/contracts/rows';
import { isTel, shownTel } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';

interface OwnDetails {
  readonly name?: string;
  readonly tel?: string;
}

interface OwnDetailsButtonProps {
  readonly missing: { readonly name: boolean; readonly tel: boolean };
  readonly onUse: (details: OwnDetails) => void;
}

/** The button tells what it fills in (PEOPLE-5). */
export function OwnDetailsButton({ missing, onUse }: OwnDetailsButtonProps): ReactNode {
  const t = useT(namespace);
  const { data, isLoading } = useCall(myContact, {});
  if (isLoading && (missing.name || missing.tel)) return <Skeleton shape="button" />;
  if (!data) return null;
  const { mem_nm, mem_tel } = data;
  const details: OwnDetails = {
    ...(missing.name && isPassportName(mem_nm) && { name: mem_nm }),
    ...(missing.tel && isTel(mem_tel) && { tel: mem_tel }),
  };
  const parts = [details.name, details.tel && shownTel(details.tel)].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <Button kind="secondary" onClick={() => onUse(details)}>
      {t('use_own', { details: parts.join(' · ') })}
    </Button>
  );
}
