import { getLanTp, getT, loadPack } from '@narae/i18n';
import { useEffect, useEffectEvent } from 'react';
import { confirm, type ConfirmRequest } from '../messages/dialogs.ts';
import './texts.ts';

/** The link of this site that a press would follow in this tab. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = link;
  if (origin !== location.origin) return null;
  return pathname === location.pathname && search === location.search ? null : link;
}

async function questionOfForms(): Promise<ConfirmRequest> {
  await loadPack(getLanTp(), 'forms');
  const t = getT('forms');
  return { title: t('leave_title'), text: t('leave_text'), ok: t('leave'), cancel: t('stay') };
}

/**
 * While `loses`, a link of this site asks first, and so does the browser where the page is left otherwise.
 * @param question in place of that of all forms
 */
export function useLeaveQuestion(loses: boolean, question?: ConfirmRequest): void {
  const ownQuestion = useEffectEvent(() => question);
  useEffect(() => {
    if (!loses) return undefined;
    let agreed: HTMLAnchorElement | null = null;
    const asked = Promise.resolve(ownQuestion() ?? questionOfForms());

    const ask = async (link: HTMLAnchorElement): Promise<void> => {
      if (!(await confirm({ ...(await asked), tone: 'danger' }))) return;
      agreed = link;
      link.click();
    };
    const onClick = (event: MouseEvent): void => {
      const link = followed(event);
      if (!link || link === agreed) return;
      event.preventDefault();
      event.stopPropagation();
      void ask(link);
    };
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (!agreed) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [loses]);
}
