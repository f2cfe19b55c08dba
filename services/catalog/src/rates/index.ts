export { loadRates, type RatePlan } from './change-rate.ts';
export { type RatesContext, ratesStore } from './context.ts';
export { type EximConfig, koreaExim } from './koreaexim.ts';
export { ratesModule } from './module.ts';
export { createRateBook, rateFacts } from './rate-book.ts';
