export * from './chromium.ts';
export * from './start-site.ts';
