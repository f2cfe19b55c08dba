export { ApiError, type ApiErrorKey } from './api-error.ts';
export { call, type CallInput, type CallOptions, type CallOutput } from './call.ts';
export { configureClient } from './client-settings.ts';
export { upload, type UploadName, type UploadOptions } from './upload.ts';
