/** What somebody typed as a pattern that stands for these very characters. */
export const typedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
