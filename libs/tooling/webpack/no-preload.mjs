/*
 * Stands in for the federation runtime's preloading of remotes by their manifests, which are not written here: what a
 * page needs early is announced by the document, or fetched ahead by the shell.
 */
export const formatPreloadArgs = () => [];
export const preloadAssets = () => [];
export const defaultPreloadArgs = (args) => args;
export const normalizePreloadExposes = () => [];
