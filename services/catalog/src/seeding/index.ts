export { loadContent } from './load-content.ts';
