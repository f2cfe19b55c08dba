import { copyRepository, type Scratch } from './scratch.ts';

// docs/how-to.md says that what a command makes compiles, is routed and tested: here each command is run in a copy of the
// repository, and then what tells of omissions. Its own suite of `npm run test:all`, for it takes minutes.
const minutes = 60_000;

let scratch: Scratch;
beforeAll(() => {
  scratch = copyRepository();
}, 2 * minutes);
afterAll(() => scratch.remove());

/** What a command printed where it failed; empty where it did not. */
const complaint = (command: string, ...args: string[]): string => {
  const { code, output } = scratch.run(command, ...args);
  return code === 0 ? '' : `${[command, ...args].join(' ')} ended with ${code}\n${output}`;
};

const commands = [
  // A call in a module that is there, in a new one, and one that changes something.
  'call stampCards --in catalog/site --access public',
  'call giftCards --in booking/gift-cards --access public',
  'call giftCardAdd --in booking/gift-cards --access member --changes',
  'call badges --in community/badges --access public',
  'call badgeAdd --in community/badges --access public --changes',
  'call stickers --in account/stickers --access admin',
  'event booking.gift-card.sold',
  'page giftCardOverview --in mfe-community',
  'page giftCard --in mfe-community --data giftCards',
  'page giftCards --in mfe-booking --list giftCards',
  'page badgeMaker --in mfe-community --form badgeAdd',
  'payment-method kakaoPay --letter K --currency KRW --code S006 --label KakaoPay',
];

test.each(commands)(
  'npm run new -- %s',
  (command) => {
    expect(complaint('npm', 'run', '-s', 'new', '--', ...command.split(' '))).toBe('');
  },
  minutes,
);

test('types', () => expect(complaint('node', 'libs/tooling/bin/typecheck.mjs')).toBe(''), 4 * minutes);

test('texts', () => expect(complaint('node', 'libs/tooling/check-locales.mjs')).toBe(''), minutes);

test(
  'the drawings are renewed, and the import rules kept',
  () => {
    expect(complaint('npm', 'run', '-s', 'map')).toBe('');
    expect(complaint('npm', 'run', '-s', 'rules')).toBe('');
  },
  4 * minutes,
);

test(
  'lint',
  () => {
    const made = [
      'services/*/src/{gift-cards,badges,stickers}',
      'services/catalog/src/site',
      'libs/events/src/booking',
    ];
    const pages = [
      'mfe-community/src/features/{badge-maker,gift-card*}',
      'mfe-booking/src/features/gift-cards',
    ];
    expect(complaint('npx', 'eslint', '--no-error-on-unmatched-pattern', ...made, ...pages)).toBe('');
  },
  2 * minutes,
);

test(
  'the tests that were made, and those of the tables',
  () => {
    const made = 'gift-card|stamp-cards|badge|stickers';
    const tables =
      'libs/contracts/src|payment-methods|libs/rules/src/money|libs/events/src|css-classes|text-use';
    expect(complaint('npm', 'run', '-s', 'unit', '--', '--forceExit', `${made}|${tables}`)).toBe('');
  },
  5 * minutes,
);
