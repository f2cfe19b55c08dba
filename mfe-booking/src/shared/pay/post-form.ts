/** A form as the provider wants it: the browser itself posts it, so that the shopper lands at the provider. */
export interface ProviderForm {
  readonly action: string;
  /** The encoding the provider reads. */
  readonly charset: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts a hidden form; `target` names the window it opens in. */
export function postForm({ action, charset, fields }: ProviderForm, target: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  form.acceptCharset = charset;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
