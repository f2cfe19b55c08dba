import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { confirmStore } from '../messages/dialogs.ts';
import { toastStore } from '../messages/toast-store.ts';

/** What every form has (SHELL-18). */
export const formProperties = [
  'field error',
  'focus',
  'server error',
  'double press',
  'leaving',
  'draft',
  'offline',
] as const;

export type FormProperty = (typeof formProperties)[number];

/** A form of the table: how it is shown, filled and sent; `not` says why a property does not apply. */
export interface FormCase {
  /** The file of the form, from the remote's `src`. */
  readonly file: string;
  /** Shows it to a member. */
  readonly show: () => Promise<unknown>;
  /** Whatever the server must answer meanwhile, by call; a function is given what each call was last sent. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The field that is wrong while nothing is typed, or with what `spoil` types. */
  readonly field: () => HTMLElement;
  readonly spoil?: () => Promise<void>;
  /** Says what is wrong where the field is the first of several to choose from. */
  readonly group?: () => HTMLElement;
  /** Types what may be sent. */
  readonly fill: () => Promise<void>;
  readonly send: () => Promise<void>;
  /** Says yes where the form asks. */
  readonly agree?: () => Promise<void>;
  /** The call, and the name it gives the field. */
  readonly call: string;
  readonly serverField: string;
  /** The field whose words are kept, what `fill` types there, and the call where the server keeps them. */
  readonly kept?: readonly [field: () => HTMLElement, text: string, call?: string];
  readonly not?: Readonly<Partial<Record<FormProperty, string>>>;
}

interface Sent {
  readonly calls: string[];
  readonly infos: Record<string, unknown>;
  answer: 'ok' | 'rejected' | 'never';
}

function answerFormCalls({ call, serverField, answers = {} }: FormCase): Sent {
  const sent: Sent = { calls: [], infos: {}, answer: 'ok' };
  const answerOf = (name: string): unknown => {
    const answer = answers[name];
    return typeof answer === 'function' ? answer(sent.infos) : answer;
  };
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    const name = String(url).replace(/^.*\//, '');
    if (typeof init?.body === 'string') sent.infos[name] = JSON.parse(init.body).info;
    if (name !== call) return Promise.resolve(Response.json(answerOf(name) ?? []));
    sent.calls.push(name);
    if (sent.answer === 'never') return new Promise<never>(() => {});
    return Promise.resolve(
      sent.answer === 'rejected'
        ? Response.json(
            { error: 'invalid_value', message: 'Not this one', field: serverField },
            { status: 400 },
          )
        : Response.json(answerOf(name) ?? { msg: 'success' }),
    );
  }) as typeof fetch;
  return sent;
}

function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'onLine');
}

const press = async (form: FormCase): Promise<void> => {
  await form.send();
  await form.agree?.();
};

const checks: Readonly<Record<FormProperty, (form: FormCase, sent: Sent) => Promise<void>>> = {
  'field error': async (form, sent) => {
    await form.spoil?.();
    await form.send();
    const says = form.group ?? form.field;
    await waitFor(() => expect(says()).toHaveAccessibleDescription());
    if (!form.group) expect(form.field()).toBeInvalid();
    expect(sent.calls).toEqual([]);
  },
  focus: async (form) => {
    await form.spoil?.();
    await form.send();
    await waitFor(() => expect(form.field()).toHaveFocus());
  },
  'server error': async (form, sent) => {
    sent.answer = 'rejected';
    await form.fill();
    await press(form);
    await waitFor(() => expect((form.group ?? form.field)()).toHaveAccessibleDescription(/Not this one/));
    expect(form.field()).toHaveFocus();
  },
  'double press': async (form, sent) => {
    sent.answer = 'never';
    await form.fill();
    await press(form);
    await waitFor(() => expect(sent.calls).toHaveLength(1));
    // As Enter does; a busy button takes no press of its own.
    fireEvent.submit(form.field().closest('form') as HTMLFormElement);
    await form.send();
    expect(sent.calls).toHaveLength(1);
    expect(confirmStore.getState().question).toBeNull();
  },
  leaving: async (form) => {
    const leaves = (): boolean => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(true);
    await form.fill();
    expect(leaves()).toBe(false);
  },
  draft: async (form, sent) => {
    const [field, text, call] = form.kept ?? [form.field, ''];
    await form.fill();
    cleanup();
    if (call) await waitFor(() => expect(JSON.stringify(sent.infos[call])).toContain(text));
    await form.show();
    await waitFor(() => expect(field()).toHaveValue(text));
  },
  offline: async (form, sent) => {
    await form.fill();
    toastStore.setState({ notes: [] });
    const back = goOffline();
    try {
      await form.send();
      await waitFor(() => expect(document.body).toHaveTextContent(/We could not reach the shop/));
      expect(toastStore.getState().notes).toEqual([]);
      expect(sent.calls).toEqual([]);
    } finally {
      back();
    }
  },
};

/** Tries one property of one form, as its row in the table says. */
export async function formBehaves(form: FormCase, property: FormProperty): Promise<void> {
  toastStore.setState({ notes: [] });
  confirmStore.setState({ question: null });
  const sent = answerFormCalls(form);
  await form.show();
  await checks[property](form, sent);
}
