import type { WaitingKind } from './entities/booking/waiting.ts';

/** What shell and remotes promise one another, as plain types: this package knows no UI library. */

/** The remotes of the site; the name is also the first part of their address below the edge. */
export const remoteNames = ['mfe-catalog', 'mfe-booking', 'mfe-community', 'mfe-account'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** For visitors not signed in (SHELL-8): a warning and the home or login page, or a plain alert and home. */
export type GuardKind = 'open' | 'home' | 'login' | 'alert';

export type Renderable<Props> = (props: Props) => unknown;

interface LoadedComponent<Props> {
  readonly default: Renderable<Props>;
}

/** Texts are fetched beside the code, in the visitor's language only. */
export interface RemoteTexts {
  /** Namespace of the remote's texts, registered with i18n when the module loads: `catalog`, `booking`, … */
  readonly namespace: string;
}

export interface RemoteRoute {
  readonly page: () => Promise<LoadedComponent<Record<never, never>>>;
  readonly guard?: GuardKind;
  readonly title?: `${string}:${string}`;
}

export interface RemoteRoutes extends RemoteTexts {
  readonly routes: Readonly<Record<string, RemoteRoute>>;
}

/** Every slot of the site with the props its user hands over. The part before the slash is the remote that fills it. */
export interface SlotProps {
  'mfe-catalog/home-shelves': Record<never, never>;
  'mfe-catalog/html-field': HtmlFieldProps;
  'mfe-booking/companions': Record<never, never>;
  'mfe-booking/custom-trips': Record<never, never>;
  'mfe-account/login-dialog': AuthDialogProps;
  'mfe-account/join-dialog': AuthDialogProps;
  'mfe-account/find-dialog': AuthDialogProps;
  'mfe-account/withdraw-dialog': AuthDialogProps;
  'mfe-account/second-factor': Record<never, never>;
  'mfe-account/confirm-dialog': ConfirmDialogProps;
  'mfe-account/passkey-offer': Record<never, never>;
  'mfe-booking/waiting-button': WaitingSlotProps;
  'mfe-booking/waiting-entries': Record<never, never>;
  'mfe-community/comments': CommentsProps;
  'mfe-community/reviews': ReviewsProps;
  'mfe-community/review-offers': Record<never, never>;
}
export type SlotName = keyof SlotProps;

/** A field for mark-up; the permitted tags are kept (COMMUNITY-7). */
export interface HtmlFieldProps {
  readonly id: string;
  readonly label: string;
  readonly lang: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (html: string) => void;
}

export interface AuthDialogProps {
  readonly onClose: () => void;
}

/** Asks an administrator to show the second factor again (ACCOUNT-43). */
export interface ConfirmDialogProps extends AuthDialogProps {
  /** The access token of the session says that it was shown. */
  readonly onConfirmed: () => void;
}

/** Which thing is commented on (COMMUNITY-1). */
export interface CommentsProps {
  readonly prod_id: string;
  /** Of a product: its departures share comments (COMMUNITY-36). */
  readonly trip_id?: string;
  readonly comment_type: 'enter' | 'trip' | 'kpopinfo' | 'event';
}

/** Which product is reviewed (COMMUNITY-26), or which trip (COMMUNITY-36). */
export interface ReviewsProps {
  /** A trip's number may stand for that of its departure. */
  readonly prod_id: string;
}

/** Which queue somebody may join (SEAT-7): for seats of a product, its opening, or places of an event. */
export interface WaitingSlotProps {
  readonly kind: WaitingKind;
  /** prod_id or event_id. */
  readonly target_id: string;
  readonly title: string;
  /** What the party of a product is chosen by. */
  readonly product?: {
    readonly package_cnt: number;
    readonly discounts: {
      readonly teen_pct: number;
      readonly children_pct: number;
      readonly infant_takes_seat: boolean;
    };
  };
  /** The button alone, for a bar at the foot of the screen. */
  readonly bar?: boolean;
}

export interface RemoteFragment<Props> {
  readonly component: () => Promise<LoadedComponent<Props>>;
  /** The fragment reads lists through TanStack Query, which is then fetched with it. */
  readonly query?: boolean;
}

export interface RemoteFragments extends RemoteTexts {
  readonly fragments: { readonly [Name in SlotName]?: RemoteFragment<SlotProps[Name]> };
}

/** One line of `/remotes.json`: deploying and rolling back a remote is changing this line. */
export interface RemoteEntry {
  readonly name: RemoteName;
  readonly version: string;
  readonly entry: string;
}

export interface RemotesFile {
  readonly remotes: readonly RemoteEntry[];
  /** The release of the shell that a new visit gets; a stand-in for the shell names none. */
  readonly shell?: { readonly version: string };
}
