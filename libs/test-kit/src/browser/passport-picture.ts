import sharp from 'sharp';

/** A picture as a browser uploads it. */
export interface PictureFile {
  name: string;
  mimeType: 'image/png' | 'image/jpeg';
  buffer: Buffer;
}

const page = (holder: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="440">
  <rect width="640" height="440" fill="#dfe7ea"/>
  <rect x="36" y="70" width="170" height="220" fill="#9fb4bd"/>
  <circle cx="121" cy="150" r="46" fill="#f0d9c4"/><path d="M50 290c0-70 142-70 142 0z" fill="#3c5a66"/>
  <text x="240" y="110" font-family="sans-serif" font-size="26" fill="#22323a">${holder}</text>
  <g fill="#22323a" font-family="monospace" font-size="23">
    <text x="30" y="370">P&lt;UTONARAE&lt;&lt;${holder.replaceAll(' ', '&lt;')}&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;</text>
    <text x="30" y="408">L898902C36UTO7408122F3204159&lt;&lt;&lt;&lt;&lt;&lt;&lt;10</text>
  </g>
</svg>`;

/** Draws the photo page of a made-up passport; every holder gives other bytes. */
export const passportPicture = async (holder: string, name = 'image.jpg'): Promise<PictureFile> => {
  const picture = sharp(Buffer.from(page(holder)));
  return name.endsWith('.png')
    ? { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
    : { name, mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 70 }).toBuffer() };
};
