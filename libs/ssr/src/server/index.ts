export { createDocumentTemplate, type DocumentParts, type DocumentTemplate } from './document-template.ts';
export { escaped, jsonInScript } from './markup.ts';
export type { SsrOutcome } from './outcome.ts';
export type { Question } from '../protocol.ts';
export { partsOfPage } from './page-parts.ts';
export type { AnswerQuestions } from './render-with-data.ts';
export type { ReleaseFolders } from './renderers.ts';
export type { PageRequest, ServerPage } from './server-page.ts';
export { createServerPages, noServerPages, type ServerPages } from './server-pages.ts';
