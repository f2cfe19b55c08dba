import { articleChangedV1 } from '@narae/events';
import type { TestService } from '@narae/test-kit';

/** An article as the catalogue tells of it. */
export const tellArticle = (
  community: TestService,
  info_seq: string,
  { withdrawn = false, version = 1 } = {},
): Promise<void> =>
  community.emit(articleChangedV1, { aggregateId: info_seq, version, data: { info_seq, withdrawn } });

let articles = 0;

/** A new article that nobody has said anything of. @returns its identifier */
export const freshArticle = async (community: TestService): Promise<string> => {
  articles += 1;
  const info_seq = `INFO${articles}`;
  await tellArticle(community, info_seq);
  return info_seq;
};
