export { type LeavingContext, leavingStore } from './context.ts';
export { leavingModule } from './module.ts';
