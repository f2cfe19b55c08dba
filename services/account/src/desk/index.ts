export { demoAccounts, demoSecret, seedAccount } from './administrators/seed.ts';
export { type DeskContext, deskStore } from './context.ts';
export { deskModule } from './module.ts';
