import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Id, Success } from '../../primitives.ts';
import * as rows from './admin.rows.ts';
import { DeskClosedDays, NewClosedDays } from '../../entities/catalog/closed-day.ts';
import {
  CopiedDeparture,
  CopiedTripTerms,
  DepartureCursor,
  DepartureSize,
  DepartureState,
  DeskDeparture,
  NewDepartureTerms,
} from '../../entities/catalog/departure.ts';
import { CalendarDay } from '../../entities/catalog/editable-schema.ts';
import { DepartureRange, DeskRange, RangeRow } from '../../entities/catalog/range.ts';
import {
  DeskSeries,
  SeriesDay,
  SeriesEdit,
  SeriesEditRow,
  SeriesRule,
} from '../../entities/catalog/series.ts';
import { Month } from '../../entities/catalog/trip.ts';

/** One row for each size of the departure that is copied; of a product without packages one. */
const sizes = z.array(DepartureSize).min(1).max(20);

const seriesErrors = [
  'content_not_found',
  'departure_day_range',
  'day_order',
  'time_order',
  'series_weekdays',
  'series_end',
  'series_horizon',
  'series_too_far',
  'series_time_twice',
  'series_left_out',
  'series_empty',
  'series_most',
] as const;

const seriesEditErrors = [...seriesErrors, 'series_end_range', 'series_busy'] as const;

const rangeErrors = [
  'content_not_found',
  'day_order',
  'departure_price_range',
  'departure_capacity_range',
  'range_percent',
  'range_won',
  'range_empty',
  'range_most',
] as const;

/** Trips and their departures in the back office. */
export const departureCalls = {
  /** The trip of a product, and the months, start times and sizes that its departures have (CATALOG-19). */
  adminTrip: defineCall(rows.adminTrip, {
    input: z.strictObject({ prod_id: Id }),
    output: z.object({
      trip_id: z.string(),
      published: z.boolean(),
      months: z.array(Month),
      /** An empty one where a departure is a whole day. */
      times: z.array(z.string()),
      /** People of a package; 0 where it is none. */
      sizes: z.array(z.int()),
    }),
    errors: ['content_not_found'],
  }),
  /** Departures of a product's trip by day, 50 a page: from today on, or those of a month (CATALOG-19). */
  adminTripDepartures: defineCall(rows.adminTripDepartures, {
    input: z.strictObject({
      prod_id: Id,
      month: Month.optional(),
      state: DepartureState.optional(),
      /** The `next` of the page before. */
      after: DepartureCursor.optional(),
    }),
    output: z.object({ departures: z.array(DeskDeparture), next: z.string() }),
    errors: ['content_not_found'],
  }),
  /** What the form of another date begins with (CATALOG-18). */
  adminDepartureTerms: defineCall(rows.adminDepartureTerms, {
    input: z.strictObject({ prod_id: Id }),
    output: CopiedDeparture,
    errors: ['content_not_found'],
  }),
  /** Another date of the trip of `prod_id`; answers the new departure, of a package its leading size (CATALOG-18). */
  adminDepartureAdd: defineCall(rows.adminDepartureAdd, {
    input: z.strictObject({
      prod_id: Id,
      ...NewDepartureTerms.shape,
      sizes,
    }),
    output: Success.extend({ trip_id: z.string(), prod_id: z.string() }),
    errors: ['content_not_found', 'departure_taken', 'departure_day_range', 'time_order'],
  }),
  /** A new trip with one departure, copied from `prod_id` and not shown to shoppers; of a package its leading size (CATALOG-23). */
  adminTripCopy: defineCall(rows.adminTripCopy, {
    input: z.strictObject({ prod_id: Id, ...CopiedTripTerms.shape }),
    output: Success.extend({ trip_id: z.string(), prod_id: z.string() }),
    errors: ['content_not_found', 'departure_day_range', 'time_order'],
  }),
  /** The last series of a product's trip, the newest first, with their progress (CATALOG-20). */
  adminSeries: defineCall(rows.adminSeries, {
    input: z.strictObject({ prod_id: Id }),
    output: z.object({ series: z.array(DeskSeries) }),
    errors: ['content_not_found'],
  }),
  /** The departures that a series would have (CATALOG-20). */
  adminSeriesPreview: defineCall(rows.adminSeriesPreview, {
    input: SeriesRule.extend({ prod_id: Id }),
    output: z.object({ departures: z.array(SeriesDay) }),
    errors: seriesErrors,
  }),
  /** Adds a series of departures of the trip of `prod_id`; answers before they are all there (CATALOG-20). */
  adminSeriesAdd: defineCall(rows.adminSeriesAdd, {
    input: SeriesRule.extend({
      prod_id: Id,
      progress_yn: NewDepartureTerms.shape.progress_yn,
      sizes,
    }),
    output: Success.extend({ series: DeskSeries }),
    errors: seriesErrors,
  }),
  /** What another rule from a day on makes of the departures of a series; `seen` names what was shown (CATALOG-20). */
  adminSeriesEditPreview: defineCall(rows.adminSeriesEditPreview, {
    input: SeriesEdit,
    output: z.object({ rows: z.array(SeriesEditRow), seen: z.string() }),
    errors: seriesEditErrors,
  }),
  /** Changes the rule of a series as it was previewed; answers before its departures are changed (CATALOG-20). */
  adminSeriesEdit: defineCall(rows.adminSeriesEdit, {
    input: SeriesEdit.extend({ seen: z.string().min(1).max(80) }),
    output: Success.extend({ series: DeskSeries }),
    errors: [...seriesEditErrors, 'series_changed', 'series_nothing'],
  }),
  /** Ends a series without an end: from a day on no more departures are added, and those that are there stay (CATALOG-20). */
  adminSeriesEnd: defineCall(rows.adminSeriesEnd, {
    input: z.strictObject({ series_id: Id, from_day: CalendarDay }),
    output: Success.extend({ series: DeskSeries }),
    errors: ['content_not_found', 'series_end_range', 'series_ended'],
  }),
  /** The last changes of ranges of a product's trip, the newest first, with their progress (CATALOG-21). */
  adminRanges: defineCall(rows.adminRanges, {
    input: z.strictObject({ prod_id: Id }),
    output: z.object({ ranges: z.array(DeskRange) }),
    errors: ['content_not_found'],
  }),
  /** Every departure of a range, before and after, or why it stays; `seen` names what was shown (CATALOG-21). */
  adminRangePreview: defineCall(rows.adminRangePreview, {
    input: DepartureRange.extend({ prod_id: Id }),
    output: z.object({ rows: z.array(RangeRow), seen: z.string() }),
    errors: rangeErrors,
  }),
  /** Changes the departures of a range as they were previewed; answers before all are changed (CATALOG-21). */
  adminRangeApply: defineCall(rows.adminRangeApply, {
    input: DepartureRange.extend({ prod_id: Id, seen: z.string().min(1).max(80) }),
    output: Success.extend({ range: DeskRange }),
    errors: [...rangeErrors, 'range_changed', 'range_nothing'],
  }),
  /** Puts back what the last change of a trip changed and nobody has changed since (CATALOG-21). */
  adminRangeUndo: defineCall(rows.adminRangeUndo, {
    input: z.strictObject({ range_id: Id }),
    output: Success.extend({ range: DeskRange }),
    errors: ['content_not_found', 'range_undo'],
  }),
  /** Closed days that are not over, by day: those of a product's trip and of the whole shop, or without one the shop's (CATALOG-22). */
  adminClosedDays: defineCall(rows.adminClosedDays, {
    input: z.strictObject({ prod_id: Id.optional() }),
    output: z.object({ periods: z.array(DeskClosedDays) }),
    errors: ['content_not_found'],
  }),
  /** Closes the departures of some days, of a product's trip or without one of all; answers before all are closed (CATALOG-22). */
  adminClosedDaysAdd: defineCall(rows.adminClosedDaysAdd, {
    input: NewClosedDays.extend({ prod_id: Id.optional() }),
    output: Success.extend({ period: DeskClosedDays }),
    errors: [
      'content_not_found',
      'day_order',
      'closed_days_range',
      'closed_days_length',
      'closed_days_overlap',
      'closed_days_periods',
      'closed_days_most',
    ],
  }),
  /** Deletes closed days; a job reopens what they closed and nobody has changed since (CATALOG-22). */
  adminClosedDaysDelete: defineCall(rows.adminClosedDaysDelete, {
    input: z.strictObject({ closed_id: Id }),
    output: Success.extend({ period: DeskClosedDays }),
    errors: ['content_not_found'],
  }),
};
