/** Whether a file of a build has a `.br` and a `.gz` beside it. */
export declare const hasCopies: (name: string, size: number) => boolean;
/** The names of compressed copies that a release's folder does not have yet. */
export declare const missingCopies: (folder: string) => Promise<string[]>;
/** Writes the compressed copies that a release's folder does not have yet, or takes those of another folder of the same release. */
export declare const writeCopies: (folder: string, from?: string) => Promise<void>;
