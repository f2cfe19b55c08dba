/** Where the embedded store of a directory lets its owner in, once it listens. */
export declare const storeUrl: (folder: string, port: number) => string;
