import { timeScale } from '../bin/lib/time-scale.mjs';
import { copyRepository, type Scratch } from './scratch.ts';

// docs/how-to.md says that what a command makes compiles, is routed and tested: here each command is run in a copy of the
// repository, and then what tells of omissions. Its own suite of `npm run test:all`, for it takes minutes.
const minutes = 60_000 * timeScale;

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
  // Last, so that it has the texts of what the others made.
  'language THA --from ENG',
];

test.each(commands)(
  'npm run new -- %s',
  (command) => {
    expect(complaint('node_modules/.bin/tsx', 'libs/tooling/new/main.ts', ...command.split(' '))).toBe('');
  },
  minutes,
);

test.each(['tsconfig.node.json', 'tsconfig.browser.json'])(
  'types of %s',
  (project) => expect(complaint('node_modules/.bin/tsc', '-p', project, '--pretty', 'false')).toBe(''),
  5 * minutes,
);

test('texts', () => expect(complaint('node', 'libs/tooling/check-locales.mjs')).toBe(''), minutes);

test(
  'import rules, from the services and remotes that were changed',
  () => {
    const services = ['account', 'booking', 'catalog', 'community'].map(
      (name) => `services/${name}/src/app.ts`,
    );
    const remotes = ['mfe-booking/src/exposes', 'mfe-community/src/exposes'];
    const config = ['--output-type', 'err-long', '--config', '.dependency-cruiser.mjs'];
    expect(complaint('node_modules/.bin/depcruise', ...config, ...services, ...remotes)).toBe('');
  },
  5 * minutes,
);

test(
  'lint',
  () => {
    const made = [
      ...['account/src/stickers', 'booking/src/gift-cards', 'community/src/badges'].map(
        (name) => `services/${name}`,
      ),
      ...['mfe-booking/src/features/gift-cards', 'mfe-community/src/features/badge-maker'],
    ];
    expect(complaint('node_modules/.bin/eslint', ...made, 'libs/events/src/booking')).toBe('');
  },
  2 * minutes,
);

test(
  'the tests that were made, and those of the tables that were added to',
  () => {
    const made = 'gift-card|stamp-cards|badge|stickers';
    const tables =
      'libs/i18n|libs/demo-content/src/content|shell/src/pages/legal|call-table|libs/contracts/src/href|payment-methods|libs/rules/src/money/money|libs/events/src';
    expect(complaint('npm', 'run', '-s', 'unit', '--', '--forceExit', `${made}|${tables}`)).toBe('');
  },
  5 * minutes,
);
