/** Verbs that calls begin or end with: `addGiftCard`, `giftCardAdd`. */
const verbs = new Set([
  ...['accept', 'add', 'answer', 'ask', 'begin', 'change', 'check', 'close', 'confirm', 'count', 'create'],
  ...['decline', 'delete', 'edit', 'end', 'enter', 'find', 'give', 'hide', 'hold', 'insert', 'join', 'leave'],
  ...['like', 'list', 'mark', 'merge', 'move', 'open', 'order', 'pay', 'publish', 'read', 'refund', 'reject'],
  ...[
    'release',
    'remove',
    'renew',
    'reply',
    'report',
    'save',
    'send',
    'set',
    'show',
    'start',
    'stop',
    'take',
  ],
  ...['undo', 'update', 'withdraw', 'write'],
]);

/**
 * The use case of a call, verb first: `giftCardAdd` → addGiftCard; a call named after what it answers lists it:
 * `giftCards` → listGiftCards.
 * @throws Error where a call that changes something names no verb
 */
export function useCaseName(camel: string, changes: boolean): string {
  const parts = camel.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').split(' ');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (verbs.has(first)) return camel;
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  if (parts.length > 1 && verbs.has(last.toLowerCase()))
    return last.toLowerCase() + parts.slice(0, -1).map(capital).join('');
  if (changes)
    throw new Error(`"${camel}" does not say what it does: write it like addGiftCard or giftCardAdd.`);
  return `list${capital(camel)}`;
}
