/** The name of a build by its content: `[name, bytes]` of its files; twelve hexadecimal digits. */
export declare const versionOf: (files: Iterable<readonly [name: string, bytes: Uint8Array]>) => string;
