import type { MessageKey } from '@narae/i18n';
import { useT } from '@narae/shell-sdk';
import { useForm, type FormOptions, type Problems } from '@narae/shell-sdk/form';

/** The key of a message and the field it is about. */
export interface Violation<Field extends string> {
  readonly field: Field;
  readonly error: MessageKey;
}

interface TextFormOptions<Field extends string> extends Omit<
  FormOptions<Readonly<Record<Field, string>>>,
  'check' | 'violation' | 'send'
> {
  readonly violation?: (fields: Readonly<Record<Field, string>>) => Violation<Field> | null;
  readonly send?: (fields: Readonly<Record<Field, string>>) => Promise<unknown>;
}

const nothing = (): Promise<void> => Promise.resolve();

/** A form of texts, whose problems are keys of messages (SHELL-18). */
export function useTextForm<Field extends string>({ send = nothing, ...options }: TextFormOptions<Field>) {
  type Fields = Readonly<Record<Field, string>>;
  const t = useT('errors');
  const form = useForm<Fields>({ ...options, send });
  const say = (field: Field, text: string): void =>
    form.fail({ [field]: text } as unknown as Problems<Fields>);
  return {
    ...form,
    violate: ({ field, error }: Violation<Field>): void => say(field, t(error)),
    say,
    text: (field: Field) => form.text(field as Parameters<typeof form.text>[0]),
  };
}

export type TextWiring = ReturnType<ReturnType<typeof useTextForm<string>>['text']>;
