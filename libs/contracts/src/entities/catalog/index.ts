export { Category, Code, Company, Destination, FoundProduct, Nation, Popup } from './codes.ts';
export {
  type AnyContent,
  type ContentOf,
  type EditableField,
  type EditableKind,
  editableKinds,
  type EditedFilms,
  type EditedPicture,
  type MissingText,
  missingTexts,
} from './editable-field.ts';
export {
  editableFields,
  fieldsOf,
  fixedKinds,
  pictureFolders,
  orderProblemOf,
  withdrawableKinds,
} from './editable.ts';
export {
  type ClosedDeparture,
  type ClosedPeriod,
  type DeskClosedDays,
  type NewClosedDays,
} from './closed-day.ts';
export {
  type CopiedDeparture,
  type CopiedTripTerms,
  type DepartureSize,
  type DepartureState,
  type DeskDeparture,
  type NewDepartureTerms,
} from './departure.ts';
export { ChangeWhy, DepartureChange, DepartureChangeReason, SoldTerms } from './departure-change.ts';
export { DepartureRange, type DeskRange, type RangeLeft, type RangeRow, type RangeValue } from './range.ts';
export {
  type DeskSeries,
  type SeriesDay,
  type SeriesEdit,
  type SeriesEditLeft,
  type SeriesEditRow,
  type SeriesFailure,
  SeriesRule,
} from './series.ts';
export { contentSchema } from './editable-schema.ts';
export {
  BookableProduct,
  CancellationKind,
  Discounts,
  DocumentFlags,
  HotelDetail,
  HotelType,
  NameChange,
  Option,
  OptionKind,
  OptionLeft,
  OptionMsg,
  Product,
  ProductDetail,
  ProductImage,
  ProgressYn,
  RefundSchedule,
  RefundScheduleName,
  RefundScheduleRow,
  Variant,
} from './product.ts';
export { type TripCard, type TripDeparture } from './trip.ts';
export { type TripFilters, type TripListInput, type TripListSummary, type TripShelf } from './trip-list.ts';
export { EventInfo, EventInfoDetail, KpopInfo, KpopInfoDetail } from './story.ts';
