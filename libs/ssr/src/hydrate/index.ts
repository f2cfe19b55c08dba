export { takePreloadedData } from './document-data.ts';
export { startPage } from './start-page.tsx';
