import type { NeededRole } from './entities/account/admin-role.ts';

export type Owner = 'account' | 'catalog' | 'booking' | 'community' | 'edge';

/** `own`: signed in, and only the caller's own records; `provider`: signed by the payment provider. */
export type Access = 'public' | 'member' | 'own' | 'admin' | 'provider';

/** Fields that follow from the language and currency of a page. */
export type LocaleField = 'currency' | 'lan_tp';

/** Administrators may need one of the roles (ACCOUNT-13). */
type AccessOf =
  | {
      readonly access: 'admin';
      readonly role: NeededRole;
      /** The second factor must have been shown a moment ago (ACCOUNT-43). */
      readonly confirm?: true;
    }
  | { readonly access: Exclude<Access, 'admin'>; readonly role?: never; readonly confirm?: never };

interface PlainRow {
  /** Key of the contract among `calls`, from which the types are inferred. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Parts that begin with a colon are input fields. */
  readonly path: string;
  readonly owner: Owner;
  /** Old clients' fields in order; a repeated name carries one value, `info` is an object with its own fields. */
  readonly params: string;
  /** The field that a list stands for where old clients send one in place of `info`. */
  readonly list?: string;
  readonly locale?: readonly LocaleField[];
}

/** A call as plain data without zod, for browsers; `*.calls.ts` attaches the schemas with `defineCall`. */
export type CallRow = PlainRow & AccessOf;

/** Files are no part of the input and have a parser and limits of their own. */
export const isUploadPath = (path: string): boolean => path.startsWith('/upload/');

type Details = Partial<Pick<PlainRow, 'method' | 'path' | 'list' | 'locale'>>;
type AdminDetails = Details & { readonly confirm?: true };
type None = Record<never, never>;
type Made<Name, Who, More> = Pick<PlainRow, 'method' | 'path' | 'params'> & { readonly name: Name } & Who &
  More;

/** Rows of one service and access: `POST /api/<name>` unless the details differ. Mark each use as pure. */
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
