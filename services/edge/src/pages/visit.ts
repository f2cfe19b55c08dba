import { Id, type Product } from '@narae/contracts';
import type { LanTp } from '@narae/contracts/languages';
import type { PageFacts } from './page-facts.ts';

export interface Visit {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly lanTp: LanTp;
  readonly origin: string;
  readonly facts: PageFacts;
}

export const isId = (value: string): boolean => Id.safeParse(value).success;

/** One line, cut for descriptions. */
export const oneLine = (text: string, longest = 200): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
};

export const sharePicture = (origin: string): string =>
  `${origin}/download/site/share/1/share.jpg?w=1600&f=jpg`;

type Pictured = Pick<Product, 'file_path' | 'prod_id' | 'file_type' | 'file_name'>;
export const pictureOf = (
  origin: string,
  { file_path, prod_id, file_type, file_name }: Pictured,
): string | undefined =>
  file_name ? `${origin}/download/${file_path}/${prod_id}/${file_type}/${file_name}?w=960&f=jpg` : undefined;
