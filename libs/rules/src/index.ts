export * from './money.ts';
export * from './party.ts';
export * from './pricing.ts';
export * from './documents.ts';
export * from './travellers.ts';
export * from './product-gate.ts';
export * from './pay-types.ts';
export * from './refund-schedule.ts';
