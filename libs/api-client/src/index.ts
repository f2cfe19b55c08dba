export { ApiError, type ApiErrorKey } from './api-error.ts';
export { call, type CallInput, type CallOptions, type CallOutput } from './call.ts';
export { configureClient } from './client-settings.ts';
export { upload } from './upload-when-asked.ts';
export type { UploadName, UploadOptions } from './upload.ts';
