export { ApiError, type ApiErrorKey } from './api-error.ts';
export { call, type CallOptions } from './call.ts';
export type { CallInput, CallOutput, KnownName, KnownRow } from './call-types.ts';
export { configureClient } from './client-settings.ts';
export { upload } from './upload-when-asked.ts';
export type { UploadName, UploadOptions, UploadRow } from './upload.ts';
