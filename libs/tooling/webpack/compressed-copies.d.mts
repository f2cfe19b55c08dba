/** Whether a file of a build has a `.br` and a `.gz` beside it. */
export declare const hasCopies: (name: string, size: number) => boolean;
