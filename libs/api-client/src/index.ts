export { ApiError, type ApiErrorKey } from './api-error.ts';
export { call, type CallOptions } from './call.ts';
export type { CallInput, CallOutput, KnownRow } from './call-types.ts';
export { configureClient } from './client-settings.ts';
export { upload } from './upload-when-asked.ts';
export type { UploadOptions, UploadRow } from './upload.ts';
