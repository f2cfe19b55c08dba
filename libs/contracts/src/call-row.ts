import type { NeededRole } from './entities/account/admin-role.ts';

export type Owner = 'account' | 'catalog' | 'booking' | 'community' | 'edge';

/** Who may use a call: `own` = signed in and only on the caller's own records, `provider` = signed by the payment provider. */
export type Access = 'public' | 'member' | 'own' | 'admin' | 'provider';

/** Input fields that follow from the language and currency a page is shown in. */
export type LocaleField = 'currency' | 'lan_tp';

/** Who may use a call, and for administrators which of them (ACCOUNT-13). */
type AccessOf =
  | {
      readonly access: 'admin';
      readonly role: NeededRole;
      /** Whether the second factor must have been shown a moment ago (ACCOUNT-43). */
      readonly confirm?: true;
    }
  | { readonly access: Exclude<Access, 'admin'>; readonly role?: never; readonly confirm?: never };

interface PlainRow {
  /** The key of the contract among `calls`, from which the input and output types are inferred. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Parts that begin with a colon are input fields. */
  readonly path: string;
  readonly owner: Owner;
  /**
   * Field names in the order in which old clients send values, separated by blanks. A repeated name must carry one
   * value; `info` stands for one object that brings its own fields.
   */
  readonly params: string;
  /** The field that a list stands for where old clients send one in place of `info`. */
  readonly list?: string;
  /** Fields of the input that the SDK fills in from the page's own language and currency. */
  readonly locale?: readonly LocaleField[];
}

/**
 * One call as plain data: where it lives, who answers it, who may use it. Free of zod, so that a browser can carry
 * the rows of the calls its screens make. `*.calls.ts` beside the rows attaches the schemas with `defineCall`.
 */
export type CallRow = PlainRow & AccessOf;

/** Whether the calls of a path take a file: its bytes are no part of the input, and have a parser and limits of their own. */
export const isUploadPath = (path: string): boolean => path.startsWith('/upload/');

type Details = Partial<Pick<PlainRow, 'method' | 'path' | 'list' | 'locale'>>;
type AdminDetails = Details & { readonly confirm?: true };
type None = Record<never, never>;
type Made<Name, Who, More> = Pick<PlainRow, 'method' | 'path' | 'params'> & { readonly name: Name } & Who &
  More;

/** Makes the rows of one service and access: `POST /api/<name>` unless the details say otherwise. Mark each use as pure. */
export const rowsOf =
  <const Of extends Owner, const Who extends Exclude<Access, 'admin'>>(
    owner: Of,
    access: Who,
    above = '/api/',
  ) =>
  <const Name extends string, const More extends Details = None>(
    name: Name,
    params = '',
    details?: More,
  ): Made<Name, { readonly owner: Of; readonly access: Who }, More> => ({
    ...{ name, method: 'POST', path: above + name, owner, access, params },
    ...(details as More),
  });

/** Makes the rows of one role (ACCOUNT-13): `adminOrders` is `POST /api/admin/orders`, `mailList` is `POST /api/admin/mailList`. */
export const adminRowsOf = <const Of extends Owner, const Role extends NeededRole>(
  owner: Of,
  role: Role,
  word = 'admin',
) => {
  const pathOf = (name: string): string => {
    const rest = name.startsWith(word) ? name.slice(word.length) : '';
    return `/api/${word}/${/^[A-Z]/.test(rest) ? rest.charAt(0).toLowerCase() + rest.slice(1) : name}`;
  };
  return <const Name extends string, const More extends AdminDetails = None>(
    name: Name,
    params = '',
    details?: More,
  ): Made<Name, { readonly owner: Of; readonly access: 'admin'; readonly role: Role }, More> => ({
    ...{ name, method: 'POST', path: pathOf(name), owner, access: 'admin', role, params },
    ...(details as More),
  });
};
