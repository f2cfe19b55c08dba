export { ApiError, type ApiErrorKey } from './api-error.ts';
export type { CallOptions } from './answer-of.ts';
export { call } from './call.ts';
export type { CallInput, CallOutput, KnownRow } from './call-types.ts';
export { configureClient } from './client-settings.ts';
export { download } from './download-when-asked.ts';
export type { Download } from './download.ts';
export { upload } from './upload-when-asked.ts';
export type { UploadOptions, UploadRow } from './upload.ts';
