import type { EditableKind } from '@narae/contracts/editable';
import { adminList, adminRead } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button, Dialog, ErrorState, SelectField, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import css from './copy.module.css';

interface CopyOptionsDialogProps {
  /** Extras that are chosen already. */
  readonly chosen: readonly string[];
  /** @param options those chosen already, then those of the other trip */
  readonly onCopied: (options: readonly string[]) => void;
  readonly onClose: () => void;
}

const useTitles = (kind: EditableKind) => {
  const list = useCall(adminList, { kind });
  const titleOf = (id: string): string => list.data?.find((row) => row.id === id)?.title || id;
  return { ...list, titleOf };
};

/** The extras of a product that are not chosen yet; undefined before they are known. */
const useAddable = (id: string, chosen: readonly string[]) => {
  const { data, error, refetch } = useCall(adminRead, id === '' ? null : { kind: 'product', id });
  const content = data?.published ?? data?.draft?.content;
  const theirs = content && ((content['opt_codes'] ?? []) as readonly string[]);
  return { addable: theirs?.filter((code) => !chosen.includes(code)), error, refetch };
};

/** Chooses the trip whose paid extras are added to those of the form, and shows which (CATALOG-23); they are saved with it. */
export default function CopyOptionsDialog({ chosen, onCopied, onClose }: CopyOptionsDialogProps): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const [from, setFrom] = useState('');
  const products = useTitles('product');
  const { addable, error, refetch } = useAddable(from, chosen);
  const retry = (again: () => unknown): ReactNode => (
    <ErrorState
      title={t('load_fail')}
      action={<Button onClick={() => void again()}>{common('btn_retry')}</Button>}
    />
  );
  const add = (): void => {
    onCopied([...chosen, ...(addable ?? [])]);
    onClose();
  };
  return (
    <Dialog
      open
      title={t('options_copy_title')}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('btn_cancel')}
          </Button>
          <Button kind="accent" disabled={!addable?.length} onClick={add}>
            {t('options_copy_do')}
          </Button>
        </>
      }
    >
      {products.error && retry(products.refetch)}
      {!products.error && !products.data && <Skeleton shape="form" />}
      {products.data && (
        <SelectField
          label={t('options_copy_from')}
          placeholder={t('choose')}
          value={from}
          options={products.data.map(({ id, title }) => ({
            value: id,
            label: title ? `${title} · ${id}` : id,
          }))}
          onChange={(event) => setFrom(event.target.value)}
        />
      )}
      {from !== '' && error && retry(refetch)}
      {from !== '' && !error && <Addable codes={addable} />}
    </Dialog>
  );
}

function Addable({ codes }: { readonly codes: readonly string[] | undefined }): ReactNode {
  const t = useT('catalogAdmin');
  const { titleOf } = useTitles('option');
  if (!codes) return <Skeleton shape="text" />;
  return (
    <div className={css.addable} role="status">
      <p>{t(codes.length > 0 ? 'options_copy_new' : 'options_copy_none')}</p>
      {codes.length > 0 && (
        <ul>
          {codes.map((code) => (
            <li key={code}>{titleOf(code)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
