export const megabyte = 1024 * 1024;

/** Whether a member may keep one more picture of so many bytes beside those that are kept (DOC-2). */
export const mayKeep = (
  most: { readonly pictures: number; readonly megabytes: number },
  kept: { readonly pictures: number; readonly bytes: number },
  bytes: number,
): boolean => kept.pictures < most.pictures && kept.bytes + bytes <= most.megabytes * megabyte;
