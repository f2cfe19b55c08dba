export const useHooks: (folder: string) => boolean;
export const stagedFiles: (folder: string) => string[];
