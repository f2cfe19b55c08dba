const starts = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
} as const;

/** A file whose content begins as that of a picture does. */
export const pictureFile = (name: string, type: keyof typeof starts = 'image/jpeg'): File =>
  new File([new Uint8Array(starts[type]), 'the photo page'], name, { type });
