import { useT } from '@narae/shell-sdk';
import { UploadSlot } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import type { PeopleForm } from './use-kept-form.ts';
import type { Uploads } from './use-uploads.ts';

const documents = {
  passport: { label: 'slot_passport', hint: 'slot_passport_hint' },
  visa: { label: 'slot_visa', hint: 'slot_visa_hint' },
  air: { label: 'slot_air', hint: 'slot_air_hint' },
  birth: { label: 'slot_birth', hint: 'slot_birth_hint' },
} as const;

interface DocumentSlotProps<Slot> {
  readonly kind: keyof typeof documents;
  readonly slot: Slot;
  /** As complaints name it. */
  readonly field: string;
  readonly multiple?: boolean;
  /** Documents of paid orders are replaced, never removed. */
  readonly stays?: boolean;
  /** Such as why the desk rejected the document; a complaint of the form goes before it. */
  readonly wrong?: ReactNode;
  readonly uploads: Uploads<Slot>;
  /** Whose complaints may name the slot. */
  readonly form?: PeopleForm;
}

export function DocumentSlot<Slot>(props: DocumentSlotProps<Slot>): ReactNode {
  const { kind, slot, field, multiple = false, stays = false, wrong, uploads, form } = props;
  const t = useT(namespace);
  const { label, hint } = documents[kind];
  return (
    <UploadSlot
      {...form?.wire(field)}
      error={form?.problems[field] ?? wrong}
      kind={kind}
      label={t(label)}
      hint={t(hint)}
      multiple={multiple}
      items={uploads.itemsOf(slot)}
      onChoose={(files) => {
        form?.clear([field]);
        uploads.choose(slot, files, multiple);
      }}
      onRemove={stays ? undefined : (id) => void uploads.remove(id)}
    />
  );
}
