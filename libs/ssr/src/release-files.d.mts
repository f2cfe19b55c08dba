export declare const SSR_BUNDLE: 'ssr.cjs';

export declare const SSR_PARTS: 'ssr.json';

export declare const isSsrFile: (name: string) => boolean;
