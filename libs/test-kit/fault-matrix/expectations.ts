import type { RemoteName } from '@narae/contracts/slots';
import type { CapabilityName } from './capability-checks.ts';
import type { ServiceName } from './fault-site.ts';
import type { ScreenName } from './screens.ts';

/** How a service fails. `frozen` is SIGSTOP; `silent` accepts requests and never answers. */
export type ServiceFault = 'stopped' | 'frozen' | 'silent' | 'answering 500';
/**
 * How a remote fails: its release is not there, does not arrive, does not arrive after its entry, answers 500, is cut
 * off, or throws when mounted.
 */
export type RemoteFault = (typeof remoteFaults)[number];

export interface Row<Part extends string, Fault extends string> {
  readonly part: Part;
  readonly faults: readonly Fault[];
  /** Entries of `available` and `unavailable` that depend most on the part: checked at every fault. */
  readonly decisive: readonly (CapabilityName | ScreenName)[];
  /** What a shopper can still do. */
  readonly available: readonly CapabilityName[];
  /** Screens that show an error box in their place and recover through its retry button. */
  readonly unavailable: readonly ScreenName[];
  /** Actions that fail with a message. */
  readonly rejected?: readonly CapabilityName[];
}

const serviceFaults = ['stopped', 'frozen', 'silent', 'answering 500'] as const;
const remoteFaults = [
  'missing',
  'hanging',
  'hanging halfway',
  'answering 500',
  'cut off',
  'throwing',
] as const;

const always = ['see terms of use', 'switch language and currency', 'stay signed in'] as const;

/** What works and what does not while each service fails. */
export const serviceRows: readonly Row<ServiceName, ServiceFault>[] = [
  {
    part: 'catalog',
    faults: serviceFaults,
    decisive: ['pay what is in the cart', 'shelves of the home page', 'a product'],
    available: [
      'come in by the home page',
      'see the cart',
      'see travellers’ details',
      'pay what is in the cart',
      'see my orders',
      'sign in',
      'see questions',
      ...always,
    ],
    unavailable: [
      'shelves of the home page',
      'product lists',
      'a search',
      'a product',
      'a K-pop story',
      'events',
      'the company',
      'the form for a custom trip',
    ],
  },
  {
    part: 'booking',
    faults: serviceFaults,
    decisive: ['see a product', 'the cart'],
    available: [
      'come in by the home page',
      'see shelves of the home page',
      'see product lists',
      'see a search',
      'see a product',
      'see a K-pop story',
      'see events',
      'sign in',
      ...always,
    ],
    unavailable: [
      'the cart',
      'travellers’ details',
      'orders to pay',
      'an event’s reservation',
      'the form for a custom trip',
      'my orders',
    ],
    rejected: ['put a product in the cart'],
  },
  {
    part: 'community',
    faults: serviceFaults,
    decisive: ['comments of a product', 'questions'],
    available: [
      'come in by the home page',
      'see a product',
      'put a product in the cart',
      'see the cart',
      'pay what is in the cart',
      'sign in',
      ...always,
    ],
    unavailable: ['notices', 'questions', 'comments of a product'],
  },
  {
    part: 'account',
    faults: serviceFaults,
    decisive: ['put a product in the cart', 'stay signed in'],
    available: [
      'come in by the home page',
      'see a search',
      'see a product',
      'see the login',
      'put a product in the cart',
      'see the cart',
      'see travellers’ details',
      'pay what is in the cart',
      'see my orders',
      ...always,
    ],
    unavailable: [],
    rejected: ['sign in'],
  },
];

/** The same for each remote. */
export const remoteRows: readonly Row<RemoteName, RemoteFault>[] = [
  {
    part: 'mfe-catalog',
    faults: remoteFaults,
    decisive: [
      'come in by the home page',
      'pay what is in the cart',
      'shelves of the home page',
      'a product',
    ],
    available: [
      'come in by the home page',
      'see the cart',
      'pay what is in the cart',
      'see my orders',
      'sign in',
      'see questions',
      ...always,
    ],
    unavailable: ['shelves of the home page', 'product lists', 'a product', 'a K-pop story'],
  },
  {
    part: 'mfe-booking',
    faults: remoteFaults,
    decisive: ['put a product in the cart', 'see my orders', 'the cart'],
    available: [
      'come in by the home page',
      'see a search',
      'see a product',
      'see a K-pop story',
      'put a product in the cart',
      'see my orders',
      'sign in',
      ...always,
    ],
    unavailable: ['the cart', 'travellers’ details', 'orders to pay', 'the form for a custom trip'],
  },
  {
    part: 'mfe-community',
    faults: remoteFaults,
    decisive: ['see a product', 'comments of a product', 'questions'],
    available: [
      'see a product',
      'put a product in the cart',
      'see the cart',
      'pay what is in the cart',
      'sign in',
      ...always,
    ],
    unavailable: ['notices', 'questions', 'comments of a product'],
  },
  {
    part: 'mfe-account',
    faults: remoteFaults,
    decisive: ['see a product', 'see the cart', 'the login'],
    available: [
      'come in by the home page',
      'see a search',
      'see a product',
      'put a product in the cart',
      'see the cart',
      'pay what is in the cart',
      ...always,
    ],
    unavailable: ['the login', 'signing up', 'my orders'],
  },
];
