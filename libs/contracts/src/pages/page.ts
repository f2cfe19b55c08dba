import type { NeededRole } from '../entities/account/admin-role.ts';
import type { GuardKind, RemoteName } from '../slots.ts';

/** One page of the site: where it is, who renders it, what it takes and who may see it. */
export interface Page {
  readonly path: string;
  readonly alias?: string;
  readonly owner: RemoteName | 'shell';
  /** Values of the address, kept by reload, sharing and the back button. Every page also takes `lan_tp`. */
  readonly query: readonly string[];
  /** Values of which one says what the page is about. It may stand in the history state alone, which no server sees. */
  readonly identifiers?: readonly string[];
  /** Values of the history state alone, such as a password. */
  readonly state?: readonly string[];
  /** What a visitor who is not signed in gets; left out, everybody may see it. */
  readonly guard?: GuardKind;
  /** Of the back office: for administrators of this role, and owners (ACCOUNT-13). */
  readonly role?: NeededRole;
  /** Namespace and key of a title until the page sets its own; without it the site's name. */
  readonly title?: `${string}:${string}`;
  /** Search engines may list it, and the edge describes it in the document's head. */
  readonly indexable?: true;
  /** The edge writes it into the document before any script runs. */
  readonly ssr?: true;
  /** The site map names it beside the products, events and K-pop information. */
  readonly inSiteMap?: true;
}
