export * from './chromium.ts';
export * from './demo-accounts.ts';
export * from './passport-picture.ts';
export * from './shopper.ts';
export * from './start-site.ts';
export * from './texts.ts';
export * from './visit.ts';
