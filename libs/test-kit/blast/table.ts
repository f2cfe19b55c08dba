import type { RemoteName } from '@narae/contracts/slots';
import type { AbilityName } from './abilities.ts';
import type { ServiceName } from './blast-site.ts';
import type { ScreenName } from './screens.ts';

/** How a service fails. `frozen` is SIGSTOP; `silent` takes what it is sent and answers nothing. */
export type ServiceFault = 'stopped' | 'frozen' | 'silent' | 'answering 500';
/**
 * How a remote fails: its release is not there, does not arrive, does not arrive after its entry, answers 500, is cut
 * off, or throws when mounted.
 */
export type RemoteFault = (typeof remoteFaults)[number];

export interface Row<Part extends string, Fault extends string> {
  readonly part: Part;
  readonly faults: readonly Fault[];
  /** Of `still` and `calm`, what is nearest to the part: tried at each of its faults, also where the rest takes turns. */
  readonly decisive: readonly (AbilityName | ScreenName)[];
  /** What a shopper still can do. */
  readonly still: readonly AbilityName[];
  /** What says, in its own place, that it is not there now, and comes back by its retry. */
  readonly calm: readonly ScreenName[];
  /** What is rejected in words when it is tried. */
  readonly rejected?: readonly AbilityName[];
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

/** What each service takes with it when it fails, and what it leaves. */
export const serviceRows: readonly Row<ServiceName, ServiceFault>[] = [
  {
    part: 'catalog',
    faults: serviceFaults,
    decisive: ['pay what is in the cart', 'shelves of the home page', 'a product'],
    still: [
      'come in by the home page',
      'see the cart',
      'see travellers’ details',
      'pay what is in the cart',
      'see my orders',
      'sign in',
      'see questions',
      ...always,
    ],
    calm: [
      'shelves of the home page',
      'product lists',
      'a search',
      'a product',
      'a K-pop story',
      'events',
      'the company',
    ],
  },
  {
    part: 'booking',
    faults: serviceFaults,
    decisive: ['see a product', 'the cart'],
    still: [
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
    calm: ['the cart', 'travellers’ details', 'orders to pay', 'my orders'],
    rejected: ['put a product in the cart'],
  },
  {
    part: 'community',
    faults: serviceFaults,
    decisive: ['see comments of a product', 'see questions'],
    still: [
      'come in by the home page',
      'see a product',
      'see comments of a product',
      'see notices',
      'see questions',
      'put a product in the cart',
      'see the cart',
      'pay what is in the cart',
      'sign in',
      ...always,
    ],
    calm: [],
  },
  {
    part: 'account',
    faults: serviceFaults,
    decisive: ['put a product in the cart', 'stay signed in'],
    still: [
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
    calm: [],
    rejected: ['sign in'],
  },
];

/** The same for the remotes, which bring the screens. */
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
    still: [
      'come in by the home page',
      'see the cart',
      'pay what is in the cart',
      'see my orders',
      'sign in',
      'see questions',
      ...always,
    ],
    calm: ['shelves of the home page', 'product lists', 'a product', 'a K-pop story'],
  },
  {
    part: 'mfe-booking',
    faults: remoteFaults,
    decisive: ['put a product in the cart', 'see my orders', 'the cart'],
    still: [
      'come in by the home page',
      'see a search',
      'see a product',
      'see a K-pop story',
      'put a product in the cart',
      'see my orders',
      'sign in',
      ...always,
    ],
    calm: ['the cart', 'travellers’ details', 'orders to pay'],
  },
  {
    part: 'mfe-community',
    faults: remoteFaults,
    decisive: ['see a product', 'comments of a product', 'questions'],
    still: [
      'see a product',
      'put a product in the cart',
      'see the cart',
      'pay what is in the cart',
      'sign in',
      ...always,
    ],
    calm: ['notices', 'questions', 'comments of a product'],
  },
  {
    part: 'mfe-account',
    faults: remoteFaults,
    decisive: ['see a product', 'see the cart', 'the login'],
    still: [
      'come in by the home page',
      'see a search',
      'see a product',
      'put a product in the cart',
      'see the cart',
      'pay what is in the cart',
      ...always,
    ],
    calm: ['the login', 'signing up', 'my orders'],
  },
];
