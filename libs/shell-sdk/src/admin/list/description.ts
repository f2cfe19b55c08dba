import type { CallOutput, KnownRow } from '@narae/shell-sdk';
import type { PageInput } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import type { FilterField } from './filters.ts';

export interface ListColumn<Row> {
  readonly key: string;
  readonly header: string;
  /** Rows are sorted by it, the CSV file has it, and it is shown where there is no `cell`. Moments are ISO. */
  readonly value?: (row: Row) => string | number | null;
  /** Shown in place of `value`. */
  readonly cell?: (row: Row) => ReactNode;
  /** Where the cell leads. */
  readonly link?: (row: Row) => string;
  /** Smaller lines below; empty ones are left out. */
  readonly notes?: (row: Row) => readonly ReactNode[];
  readonly numeric?: boolean;
  /** The number of something: never broken. */
  readonly reference?: boolean;
  /** Shown only where it is chosen. */
  readonly hidden?: boolean;
  /** Of people: never part of a CSV file (ADMIN-3). */
  readonly personal?: boolean;
}

/** What can be done with several chosen rows, one after the other. */
export interface BulkAction<Row> {
  readonly label: string;
  readonly may: (row: Row) => boolean;
  readonly run: (row: Row) => Promise<unknown>;
  readonly done: (count: number) => string;
  /** Reads anew what is shown. */
  readonly refresh: () => Promise<unknown>;
}

/** The filters of a call by fields of its input. */
type ListFilters<Call extends KnownRow> = {
  readonly [Field in keyof PageInput<Call>]?: FilterField<NonNullable<PageInput<Call>[Field]>>;
};

/** Filters of the loaded rows, for a call that answers all at once. */
interface LoadedFilters<Row> {
  readonly filters: Readonly<Record<string, FilterField<string>>>;
  readonly fits: (row: Row, values: Readonly<Record<string, string | undefined>>) => boolean;
}

/** A list of what a call answers (ADMIN-3). */
export interface ListDescription<Call extends KnownRow, Row> {
  readonly call: Call;
  readonly caption: string;
  /** What is sent besides the filters. */
  readonly input?: Partial<PageInput<Call>>;
  readonly filters?: ListFilters<Call>;
  readonly ofLoaded?: LoadedFilters<Row>;
  /** On the button that sends typed filters. */
  readonly find?: string;
  /** Between the filters and the rows. */
  readonly note?: ReactNode;
  /** The same, of the first page. */
  readonly summary?: (page: CallOutput<Call>) => ReactNode;
  readonly rowsOf: (page: CallOutput<Call>) => readonly Row[];
  /** What to add to the input for the next page; by default `after`, where the page names a `next`. */
  readonly next?: (page: CallOutput<Call>) => Partial<PageInput<Call>> | undefined;
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly ListColumn<Row>[];
  /** Rows as cards; then columns only sort them and make the CSV file. */
  readonly card?: (row: Row) => ReactNode;
  /** The first column names its row. */
  readonly named?: boolean;
  readonly none: string;
  /** Where filters are set. */
  readonly noneFound?: string;
  /** Where the first pages have no rows and others follow. */
  readonly noneYet?: string;
  /** In place of "show more". */
  readonly more?: string;
  readonly bulk?: BulkAction<Row>;
}
