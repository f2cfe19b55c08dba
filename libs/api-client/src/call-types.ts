import type { CallRow } from '@narae/contracts/call-row';
import type { Calls } from '@narae/contracts';
import type { z } from 'zod';

export type KnownRow<Name extends keyof Calls = keyof Calls> = CallRow & { readonly name: Name };

/** What a call takes: `CallInput<typeof productDetail>`. */
export type CallInput<Row extends KnownRow> = z.input<Calls[Row['name']]['input']>;

/** What a call answers: `CallOutput<typeof productDetail>`. */
export type CallOutput<Row extends KnownRow> = z.output<Calls[Row['name']]['output']>;
