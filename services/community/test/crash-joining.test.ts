import { memberJoinedV1, tripChangedV2 } from '@narae/events';
import { attachmentsOf, createLogger } from '@narae/service-kit';
import {
  collectionsNaming,
  interruptions,
  killedEverywhere,
  onlyBefore,
  stoppedClock,
  type Interruptions,
  type TestService,
} from '@narae/test-kit';
import { createContext } from '../src/app.ts';
import type { DeskContext } from '../src/desk/context.ts';
import { moveMember } from '../src/desk/members/members.ts';
import { startCommunity } from './support/start-community.ts';
import { tellArticle } from './support/targets.ts';

const clock = stoppedClock();
const config = { throttled: false, documentKey: Buffer.alloc(32, 7) };
const day = 86_400_000;
let community: TestService;
let other: TestService;
let context: DeskContext;
let dying: Interruptions;
beforeAll(async () => {
  community = await startCommunity(clock.now, config);
  await tellArticle(community, 'INFO1');
  other = await startCommunity(clock.now, config, { beside: community });
  const { store, bus } = other;
  context = createContext({ store, bus, log: createLogger('beside', 'silent'), clock: clock.now }, config);
  for (const relay of attachmentsOf(store).relays) await relay.stop();
  dying = interruptions(store);
});
afterAll(async () => {
  await other.close();
  await community.close();
});

interface Pair {
  readonly from: string;
  readonly into: string;
  readonly liked: string;
}

let pairs = 0;
const prepare = async (): Promise<Pair> => {
  const at = (pairs += 1);
  const [from, into, third] = [`MEM1A${at}`, `MEM2B${at}`, `MEM3C${at}`];
  const write = async (as: string, text: string): Promise<string> =>
    (
      await community.inject(
        'commentInsert',
        {
          prod_id: 'INFO1',
          comment_type: 'kpopinfo',
          comment_content: `${text} ${at}`,
          lan_tp: 'KOR',
        },
        { as, nick: 'Mina', picture: '' },
      )
    ).body.comment_id;
  for (const text of ['첫 번째 댓글', '두 번째 댓글']) await write(from, text);
  const liked = await write(third, '다른 사람의 댓글');
  for (const as of [from, into]) await community.inject('commentLike', { comment_id: liked }, { as });
  const question = {
    qna_ttl_nm: `Where ${at}?`,
    qna_content: 'Where do we meet?',
    lan_tp: 'ENG',
    secret_yn: 'Y',
    qna_password: '4711',
  };
  await community.inject('qnaInsert', question, { as: from, nick: 'Mina', picture: '' });
  const now = clock.now();
  const block = { reason: 'spam', note: '', since: now, version: 1 } as const;
  await context.blocks.create({ ...block, mem_id: from, until: new Date(now.getTime() + day) });
  await context.blocks.create({ ...block, mem_id: into, until: new Date(now.getTime() + 1000) });
  const report = (mem_id: string) => ({ mem_id, reason: 'spam' as const, at: now, open: true });
  await context.reports.create({
    id: `REPORT${at}`,
    kind: 'comment',
    open: true,
    since: now,
    version: 1,
    reports: [report(from), report(into)],
  });
  const trip = { cart_id: `CART${at}`, order_id: `O${at}`, mem_id: from, prod_id: 'PTOUR1', paid: true };
  await community.emit(tripChangedV2, {
    aggregateId: trip.cart_id,
    version: 3,
    data: { ...trip, last_day: '2026-12-20' },
  });
  return { from, into, liked };
};

const outcome = async ({ from, into, liked }: Pair) => {
  const comment = await context.comments.findOne({ comment_id: liked }).lean();
  const block = await context.blocks.findOne({ mem_id: into }).lean();
  return {
    left: await collectionsNaming({ community: community.store }, from),
    comments: await context.comments.countDocuments({ mem_id: into }),
    questions: await context.questions.countDocuments({ mem_id: into }),
    likes: [comment?.likes.length, comment?.like_cnt],
    blocked: block?.until.getTime(),
    reports: (await context.reports.findOne({ 'reports.mem_id': into }).lean())?.reports.length,
    trips: await context.trips.countDocuments({ mem_id: into }),
    nick: (await context.authors.findOne({ mem_id: into }).lean())?.nick,
  };
};

it('what a joined account has written is handed over once, wherever the process was killed', async () => {
  const kills = await killedEverywhere(
    dying,
    {
      prepare,
      work: ({ from, into }) => moveMember(context, { from, into }),
      afterwards: ({ from, into }) =>
        community.emit(memberJoinedV1, {
          aggregateId: from,
          version: 2,
          data: { from, into, at: clock.now().toISOString() },
        }),
      outcome,
      expected: {
        left: ['community.authors', 'community.joined_members'],
        comments: 2,
        questions: 1,
        likes: [1, 1],
        blocked: clock.now().getTime() + day,
        reports: 2,
        trips: 1,
        nick: 'Mina',
      },
    },
    onlyBefore,
  );
  expect(kills).toBeGreaterThanOrEqual(8);
}, 240_000);
