import type { ChangeWhy, ContentItem } from '@narae/contracts';
import { departureChangeReasons, MOST_CHANGE_NOTE } from '@narae/contracts/departure-limits';
import type { AnyContent } from '@narae/contracts/editable';
import { type SoldPart, soldParts, type SoldTerms } from '@narae/rules';
import { useT } from '@narae/shell-sdk';
import { Button, Dialog, SelectField, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './admin.module.css';

/** What a form would change of a departure that is sold (ORDER-22); none where nothing is, or what is published is not known. */
export const changedParts = (item: ContentItem | null, content: AnyContent): SoldPart[] =>
  item?.published && item.seats_taken > 0
    ? soldParts(item.published as unknown as SoldTerms, content as unknown as SoldTerms)
    : [];

interface ChangeDialogProps {
  /** 0 where only the server knows that some are sold. */
  readonly seats: number;
  readonly parts: readonly SoldPart[];
  readonly onPublish: (why: ChangeWhy) => void;
  readonly onClose: () => void;
}

/** Asks why a departure that is sold is changed, and says what follows (ORDER-22). */
export function ChangeDialog({ seats, parts, onPublish, onClose }: ChangeDialogProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const [reason, setReason] = useState<ChangeWhy['reason'] | ''>('');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const publish = (): void => {
    setAsked(true);
    if (reason !== '') onPublish({ reason, note });
  };
  return (
    <Dialog
      open
      title={t('change_title')}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('btn_cancel')}
          </Button>
          <Button kind="accent" onClick={publish}>
            {t('change_publish')}
          </Button>
        </>
      }
    >
      <div className={css.change}>
        {parts.length > 0 && (
          <p>{t('change_parts', { parts: parts.map((part) => t(`change_part_${part}`)).join(', ') })}</p>
        )}
        {seats > 0 && (
          <p>
            <strong>{t('change_seats', { count: seats })}</strong>
          </p>
        )}
        <p>{t('change_means')}</p>
        <SelectField
          label={t('change_reason')}
          placeholder={t('choose')}
          error={asked && reason === '' ? t('change_reason_needed') : undefined}
          value={reason}
          options={departureChangeReasons.map((value) => ({ value, label: t(`change_reason_${value}`) }))}
          onChange={({ target }) => setReason(target.value as ChangeWhy['reason'])}
        />
        <TextArea
          label={t('change_note')}
          hint={t('change_note_hint')}
          optional
          maxLength={MOST_CHANGE_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
