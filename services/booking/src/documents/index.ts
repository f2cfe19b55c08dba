export { type DocumentsContext, documentsStore } from './context.ts';
export { deleteFiles, storeUpload } from './store-upload.ts';
export { documentSource } from './document-source.queries.ts';
export { repeatsUpload } from './document.rules.ts';
export { documentsModule } from './module.ts';
export { readDocument } from './read-document.ts';
export { servedFile, travellerFiles } from './traveller-file.view.ts';
export { countUpload } from './upload-quota.ts';
