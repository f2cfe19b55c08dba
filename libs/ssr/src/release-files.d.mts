/** A release's own server rendering: a CommonJS module that exports `render` (protocol.ts, `Render`). */
export declare const SSR_BUNDLE: 'ssr.cjs';

/** Which files the browser needs for each part of a release (bundle/parts-of.mjs). */
export declare const SSR_PARTS: 'ssr.json';

/** Whether a file of a release is for the edge alone, and never sent to a browser. */
export declare const isSsrFile: (name: string) => boolean;
