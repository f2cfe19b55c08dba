import type { CallRow } from '@narae/contracts/call-row';
import type { Calls } from '@narae/contracts';
import type { z } from 'zod';

/** A call that has a contract. */
export type KnownName = keyof Calls;

/** A row of the call table whose contract gives the types of its input and output. */
export type KnownRow<Name extends KnownName = KnownName> = CallRow & { readonly name: Name };

type NameOf<Called extends KnownName | KnownRow> =
  Called extends KnownRow<infer Name> ? Name : Called extends KnownName ? Called : never;

/** What a call takes, by its row (`typeof productDetail`) or its name. */
export type CallInput<Called extends KnownName | KnownRow> = z.input<Calls[NameOf<Called>]['input']>;

/** What a call answers, by its row (`typeof productDetail`) or its name. */
export type CallOutput<Called extends KnownName | KnownRow> = z.output<Calls[NameOf<Called>]['output']>;
