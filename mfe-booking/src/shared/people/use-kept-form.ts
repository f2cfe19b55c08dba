import { useSession } from '@narae/shell-sdk';
import { useForm, type FormOptions, type FormState } from '@narae/shell-sdk/form';
import { useKeepDraft, type SaveDraft } from './draft-keeper.ts';

/** A form of people, by field as complaints name it, such as `name.adult.1`. */
export type PeopleForm = FormState<PeopleTexts>;
export type PeopleTexts = Readonly<Record<string, string>>;

/** The member's own address, with which a form begins; empty where there is none. */
export const useOwnEmail = (): string => useSession().user?.mem_email ?? '';

interface KeptFormOptions<Values extends object> extends Omit<FormOptions<Values>, 'draft' | 'onChange'> {
  /** Of the draft: one for each order or event. */
  readonly name: string;
  /** Shows what is typed to the screen that is opened again. @returns how it is sent */
  readonly keep: (values: Values) => SaveDraft;
}

/** A form whose words are kept on the server after each pause, until they are sent (ORDER-10). */
export function useKeptForm<Values extends object>(options: KeptFormOptions<Values>) {
  const { name, keep, send, onReject, ...rest } = options;
  const draft = useKeepDraft(name);
  const form = useForm<Values>({
    ...rest,
    onChange: (values) => draft.keep(keep(values)),
    send: async (values) => {
      await draft.stop();
      await send(values);
    },
    onReject: (error) => {
      keepOn();
      onReject?.(error);
    },
  });
  const keepOn = (): void => form.set({});
  return {
    ...form,
    unkept: draft.failed,
    /** Resolves when nothing is on its way. */
    stopKeeping: draft.stop,
    keepOn,
  };
}

export type KeptForm = ReturnType<typeof useKeptForm<PeopleTexts>>;
