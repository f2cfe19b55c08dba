import type { NeededRole } from '../entities/account/admin-role.ts';
import type { GuardKind, RemoteName } from '../slots.ts';

/** One page of the site: where it is, who renders it, what it takes and who may see it. */
export interface Page {
  readonly path: string;
  /** A second address of the same page. */
  readonly alias?: string;
  /** The part of the site that renders it. */
  readonly owner: RemoteName | 'shell';
  /** Values that may stand in the address, so that reload, sharing and the back button work. Beside them every page takes `lan_tp`. */
  readonly query: readonly string[];
  /** Values that travel in the history state alone, such as a password. */
  readonly state?: readonly string[];
  /** What a visitor who is not signed in gets; left out, everybody may see it. */
  readonly guard?: GuardKind;
  /** Of the back office: for administrators of this role, and owners (ACCOUNT-13). */
  readonly role?: NeededRole;
  /** Its title until the page sets a better one: namespace and key of a text. Without it the name of the site. */
  readonly title?: `${string}:${string}`;
  /** Search engines may list it, and the edge describes it in the document's head. */
  readonly indexable?: true;
  /** The edge writes it into the document before any script runs. */
  readonly ssr?: true;
  /** The site map names it beside the products, events and K-pop information. */
  readonly inSiteMap?: true;
}
