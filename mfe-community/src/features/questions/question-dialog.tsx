import type { Question } from '@narae/contracts';
import { qnaDelete, qnaDetail, qnaPage } from '@narae/contracts/rows';
import {
  ApiError,
  confirm,
  signInFor,
  toast,
  toastTimes,
  useCallOnce,
  useGo,
  useSession,
  useT,
} from '@narae/shell-sdk';
import { useCall, useCallCache } from '@narae/shell-sdk/query';
import { Button, Dialog, Loaded, SignedOutState, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { isNoQuestion, NoQuestion } from './no-question.tsx';
import { QuestionContent } from './question-content.tsx';
import { SecretForm } from './secret-form.tsx';

interface QuestionDialogProps {
  readonly qna_id: string;
  /** Saves a call that would be rejected. */
  readonly secret: boolean;
  readonly onClose: () => void;
}

/** A question with its answer; a secret one needs its author and the password (COMMUNITY-5). */
export function QuestionDialog({ qna_id, secret, onClose }: QuestionDialogProps): ReactNode {
  const t = useT('communityQuestions');
  const common = useT('common');
  const errors = useT('errors');
  const { user } = useSession();
  const result = useCall(qnaDetail, secret ? null : { qna_id }, { staleTime: 0 });
  const [opened, setOpened] = useState<{ readonly question: Question; readonly qna_password: string }>();
  const question = opened?.question ?? result.data?.[0];
  if (question) return <Shown question={question} qna_password={opened?.qna_password} onClose={onClose} />;

  const { error } = result;
  const none = isNoQuestion(error);
  const locked = secret || (error instanceof ApiError && error.error === 'secret_noti_fail');
  return (
    <Dialog open onClose={onClose} title={t(locked ? 'secret_title' : 'question')}>
      {locked && user && (
        <SecretForm
          qna_id={qna_id}
          onOpened={(found, qna_password) => setOpened({ question: found, qna_password })}
        />
      )}
      {locked && !user && (
        <SignedOutState
          compact
          headingLevel={3}
          title={errors('secret_noti_fail')}
          action={
            <Button onClick={() => signInFor({ resume: () => undefined })}>{common('btn_login')}</Button>
          }
        />
      )}
      {none && <NoQuestion compact />}
      {!locked && !none && (
        <Loaded
          result={result}
          waiting={<Skeleton shape="text" count={4} />}
          failed={{ title: t('one_fail'), compact: true }}
        >
          {() => null}
        </Loaded>
      )}
    </Dialog>
  );
}

interface ShownProps {
  readonly question: Question;
  readonly qna_password: string | undefined;
  readonly onClose: () => void;
}

function Shown({ question, qna_password, onClose }: ShownProps): ReactNode {
  const t = useT('communityQuestions');
  const common = useT('common');
  const go = useGo();
  const callOnce = useCallOnce();
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  const { qna_id, qna_ttl_nm, answer_yn } = question;
  const own = question.own_yn === 'Y';

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
      <QuestionContent question={question} />
    </Dialog>
  );
}
