/** Wraps each `import('./part.tsx')` of a module so that the page it is rendered for is known to use that part. */
export declare const recordParts: (code: string, file: string) => string;
