/** What the desk typed, as what it is looked for by: a field that has an index, or words. */
export type OrderSearch =
  | {
      readonly field: 'order_id' | 'cart_id' | 'mem_id' | 'payments.refno' | 'transids' | 'email';
      readonly value: string;
    }
  | { readonly words: string };

type Field = Extract<OrderSearch, { field: string }>['field'];

/** Numbers by their form; the first that fits. A provider's number has digits and no known beginning. */
const forms: readonly (readonly [RegExp, Field, (text: string) => string])[] = [
  [/^ORDER\d+$/i, 'order_id', (text) => text.toUpperCase()],
  [/^CART\d+$/i, 'cart_id', (text) => text.toUpperCase()],
  [/^MEM\d+$/i, 'mem_id', (text) => text.toUpperCase()],
  [/^TRIP\d+$/i, 'payments.refno', (text) => text.toUpperCase()],
  [/^\S+@\S+$/, 'email', (text) => text.toLowerCase()],
  [/^(?!P\d|CUSTOM)(?=.*\d)[A-Z0-9]{8,}$/i, 'transids', (text) => text],
];

/** What a search means (ORDER-16); null where nothing is looked for. */
export const readOrderSearch = (typed = ''): OrderSearch | null => {
  const text = typed.trim();
  if (text === '') return null;
  const known = forms.find(([form]) => form.test(text));
  if (!known) return { words: text };
  const [, field, inForm] = known;
  return { field, value: inForm(text) };
};
