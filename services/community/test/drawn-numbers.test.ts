import { valuesOfMember, withDigits } from '@narae/service-kit';
import { stoppedClock, type TestService } from '@narae/test-kit';
import { startCommunity } from './support/start-community.ts';
import { freshArticle } from './support/targets.ts';

const clock = stoppedClock();
const documentKey = Buffer.alloc(32, 7);
let community: TestService;
beforeAll(async () => {
  community = await startCommunity(clock.now, { throttled: false, documentKey });
});
afterAll(() => community.close());

/** As booking draws them, with the same key. */
const drawnBy = (mem_id: string, prefix: 'COMMENT' | 'QNA', length?: number): string[] =>
  valuesOfMember({ key: documentKey, prefix, mem_id, now: clock.now() }).map((value) =>
    withDigits(prefix, value, length),
  );

let texts = 0;
const inserts = {
  COMMENT: async (as: string, comment_id: unknown): Promise<string> => {
    const text = `Lovely ${(texts += 1)}`;
    const about = { prod_id: await freshArticle(community), comment_type: 'kpopinfo' };
    const comment = { ...about, comment_content: text, comment_id };
    return (await community.inject('commentInsert', comment, { as })).body.comment_id;
  },
  QNA: async (as: string, qna_id: unknown): Promise<string> => {
    const text = `When ${(texts += 1)}?`;
    const question = { qna_ttl_nm: text, qna_content: text, qna_id };
    return (await community.inject('qnaInsert', question, { as })).body.qna_id;
  },
};

describe.each(['COMMENT', 'QNA'] as const)('an insert that names a drawn number of %s (ID-3)', (prefix) => {
  const insert = inserts[prefix];

  it('gets it once, with the digits it was drawn with', async () => {
    const [first, second] = drawnBy('MEM1', prefix);
    expect(await insert('MEM1', first)).toBe(first);
    expect(await insert('MEM1', first)).not.toBe(first);
    expect(await insert('MEM1', second)).toBe(second);
    const [longer] = drawnBy('MEM2', prefix, 9);
    expect(await insert('MEM2', longer)).toBe(longer);
  });

  it('gets a fresh one where somebody else drew it, nobody did, or it is two days old', async () => {
    const [, , old] = drawnBy('MEM3', prefix);
    for (const named of [drawnBy('MEM4', prefix)[3], `${prefix}500000`, 7, null, '../etc', undefined]) {
      const made = await insert('MEM3', named);
      expect(made).toMatch(new RegExp(`^${prefix}0\\d{5}$`));
      expect(await insert('MEM3', made)).not.toBe(made);
    }
    clock.advance(2 * 24 * 3_600_000);
    expect(await insert('MEM3', old)).not.toBe(old);
  });
});
