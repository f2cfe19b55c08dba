import type { Owner } from '@narae/contracts/call-row';

/** How a test of each service starts it and makes a call. */
const starts = {
  catalog: {
    imports: `import { startCatalog, type TestCatalog } from './fixtures.ts';`,
    type: 'TestCatalog',
    start: 'startCatalog()',
    call: (name: string, input: string) => `service.inject('${name}', ${input})`,
  },
  booking: {
    imports: `import { startBooking, type TestBooking } from './support/start-booking.ts';`,
    type: 'TestBooking',
    start: 'startBooking()',
    call: (name: string, input: string) => `service.inject('${name}', ${input})`,
  },
  community: {
    imports: `import type { TestService } from '@narae/test-kit';
import { startCommunity } from './support/start-community.ts';`,
    type: 'TestService',
    start: 'startCommunity()',
    call: (name: string, input: string) => `service.inject('${name}', ${input})`,
  },
  account: {
    imports: `import { startSite, type Site } from './support/site.ts';`,
    type: 'Site',
    start: 'startSite()',
    call: (name: string, input: string) => `service.browser().call('${name}', ${input})`,
  },
} as const;
type TestedOwner = keyof typeof starts;

export const isTested = (owner: Owner): owner is TestedOwner => Object.hasOwn(starts, owner);

interface Call {
  readonly guarded: boolean;
  readonly changes: boolean;
}

/** A first test of a call through its service's HTTP face; a protected one is tried by a stranger. */
export function serviceTest(owner: TestedOwner, name: string, { guarded, changes }: Call): string {
  const { imports, type, start, call } = starts[owner];
  const done = call(name, changes ? `{ name: 'A name' }` : '{}');
  const answer = changes ? `{ msg: 'success' }` : '[]';
  const outcome = guarded
    ? `  const { status, body } = await ${done};
  expect([status, body.error]).toEqual([401, 'login_required']);`
    : `  const { status, body } = await ${done};
  expect([status, body]).toEqual([200, ${answer}]);`;
  const says = guarded ? 'rejects whoever is not signed in' : changes ? 'does what it says' : 'answers rows';
  return `${imports}

let service: ${type};
beforeAll(async () => {
  service = await ${start};
});
afterAll(() => service.close());

it('${says}', async () => {
${outcome}
});
`;
}
