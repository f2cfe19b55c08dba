import type { CartItem } from '@narae/contracts';
import { countField, discountPct, limits, memTypes } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { Stepper } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import type { RowDraft } from './row-draft.ts';

interface PartyEditorProps {
  readonly item: CartItem;
  readonly draft: RowDraft;
  readonly onChange: (draft: RowDraft) => void;
}

/** Participants by category, with what each is let off. */
export function PartyEditor({ item, draft, onChange }: PartyEditorProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return memTypes.map((memType) => {
    const pct = discountPct(memType, item.discounts);
    const band = common(`traveller_${memType}_band`);
    return (
      <Stepper
        key={memType}
        label={common(`traveller_${memType}`)}
        note={pct > 0 && pct < 100 ? `${band} · ${t('discount_pct', { pct })}` : band}
        value={draft.party[countField[memType]]}
        max={limits.participants}
        onChange={(count) => onChange({ ...draft, party: { ...draft.party, [countField[memType]]: count } })}
      />
    );
  });
}
