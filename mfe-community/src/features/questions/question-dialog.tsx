import type { Question } from '@narae/contracts';
import { qnaDelete, qnaDetail, qnaPage } from '@narae/contracts/rows';
import { ApiError, confirm, toast, toastTimes, useCallOnce, useGo, useT } from '@narae/shell-sdk';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Button, Dialog, Loaded, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { QuestionContent } from './question-content.tsx';
import { SecretForm } from './secret-form.tsx';

interface QuestionDialogProps {
  readonly qna_id: string;
  readonly secret: boolean;
  /** Whether the caller asked it. */
  readonly own: boolean;
  readonly onClose: () => void;
}

/** A question with its answer; a secret one after its password. */
export function QuestionDialog({ qna_id, secret, own, onClose }: QuestionDialogProps): ReactNode {
  const t = useT('communityQuestions');
  const [opened, setOpened] = useState<{ readonly question: Question; readonly qna_password: string }>();
  if (secret && !opened)
    return (
      <Dialog open onClose={onClose} title={t('secret_title')} size="small">
        <SecretForm
          qna_id={qna_id}
          onOpened={(question, qna_password) => setOpened({ question, qna_password })}
        />
      </Dialog>
    );
  return opened ? (
    <Shown question={opened.question} own={own} qna_password={opened.qna_password} onClose={onClose} />
  ) : (
    <General qna_id={qna_id} onClose={onClose} />
  );
}

function General({ qna_id, onClose }: { readonly qna_id: string; readonly onClose: () => void }): ReactNode {
  const t = useT('communityQuestions');
  const result = useCall(qnaDetail, { qna_id }, { staleTime: 0 });
  const { data } = result;
  if (data) return <Shown question={data} own={data.own_yn === 'Y'} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('question')}>
      <Loaded
        result={result}
        waiting={<Skeleton shape="text" count={4} />}
        failed={{ title: t('one_fail'), compact: true }}
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface ShownProps {
  readonly question: Question;
  readonly own: boolean;
  readonly qna_password?: string;
  readonly onClose: () => void;
}

function Shown({ question, own, qna_password, onClose }: ShownProps): ReactNode {
  const t = useT('communityQuestions');
  const common = useT('common');
  const go = useGo();
  const callOnce = useCallOnce();
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  const { qna_id, qna_ttl_nm, answer_yn } = question;

  const remove = async (): Promise<void> => {
    const sure = { title: t('delete_confirm'), text: t('delete_text'), tone: 'danger' } as const;
    if (!(await confirm({ ...sure, ok: common('btn_delete') }))) return;
    setBusy(true);
    try {
      await callOnce(qnaDelete, { qna_id });
      toast.show({ key: 'delete_success', kind: 'success', ms: toastTimes.long });
      onClose();
      await invalidate(qnaPage);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.rejection(error, { ms: toastTimes.long });
    } finally {
      setBusy(false);
    }
  };
  const change = (): void =>
    go('qnaCreate', { type: 'modify', qna_id, ...(qna_password !== undefined && { qna_password }) });
  return (
    <Dialog
      open
      onClose={onClose}
      title={qna_ttl_nm}
      actions={
        own && (
          <>
            <Button kind="quiet" busy={busy} onClick={() => void remove()}>
              {common('btn_delete')}
            </Button>
            {answer_yn === 'N' && <Button onClick={change}>{common('btn_edit')}</Button>}
          </>
        )
      }
    >
      <QuestionContent question={question} own={own} />
    </Dialog>
  );
}
