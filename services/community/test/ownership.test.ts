import { communityCalls, type ErrorKey } from '@narae/contracts';
import { callTable } from '@narae/contracts/call-table';
import { ownedIn, type ObjectCall, type OwnedField } from '@narae/contracts/testing/owned';
import { EXPORT_AUDIENCE, EXPORT_ISSUER } from '@narae/service-kit';
import {
  documentsNaming,
  positionsOf,
  stoppedClock,
  type CallOptions,
  type TestService,
} from '@narae/test-kit';
import sharp from 'sharp';
import { startCommunity } from './support/start-community.ts';
import { tellProduct, tellTrip } from './support/products.ts';
import { freshArticle } from './support/targets.ts';

const owner = { as: 'MEM0000000031', nick: 'Mina' };
const strangers: readonly CallOptions[] = [
  { as: 'MEM0000000032', nick: 'Haruto' },
  { as: 'MEM0000000900', admin: true },
  { as: 'MEM0000000901', role: 'community' },
];
const ratings = { stars: 5, guide: 4, programme: 5, value: 3, described: 5 };
const clock = stoppedClock();
let community: TestService;
let picture: Buffer;
let prod_id: string;
const owned: Partial<Record<OwnedField, string>> = {};

beforeAll(async () => {
  community = await startCommunity(clock.now, { throttled: false, documentKey: Buffer.alloc(32, 7) });
  picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#123456' } })
    .jpeg()
    .toBuffer();
  prod_id = await freshArticle(community);
  await tellProduct(community, 'P1');
  await tellTrip(community, { order_id: 'ORDER1', mem_id: owner.as, prod_id: 'P1' });
  await tellTrip(community, { order_id: 'ORDER2', mem_id: owner.as, prod_id: 'P1' });
  const mine = community.inject;
  const said = { prod_id, comment_type: 'kpopinfo', comment_content: 'Mine', lan_tp: 'KOR' };
  const asked = { qna_ttl_nm: 'Subject', qna_content: 'Mine', secret_yn: 'Y', qna_password: '4711' };
  const wrote = { order_id: 'ORDER1', ...ratings, review_content: 'Mine, a fine day out', lan_tp: 'KOR' };
  const { comment_id } = (await mine('commentInsert', said, owner)).body;
  const { qna_id } = (await mine('qnaInsert', { ...asked, lan_tp: 'ENG' }, owner)).body;
  const { review_id } = (await mine('reviewInsert', wrote, owner)).body;
  await community.upload('reviewPictureAdd', { review_id }, { bytes: picture }, owner);
  const { picture_id } = (await community.upload('qnaPictureAdd', { qna_id }, { bytes: picture }, owner))
    .body;
  Object.assign(owned, {
    comment_id,
    qna_id,
    review_id,
    picture_id,
    file_id: picture_id,
    order_id: 'ORDER2',
  });
  await community.settle();
});
afterAll(() => community.close());

it('there is one of everything', () => {
  expect(Object.values(owned).filter((id) => !id)).toEqual([]);
});

/**
 * What somebody else is told: an error; `their own`, where old clients send the field along and it is not believed;
 * `everybody's`, where what one member wrote is there for the others.
 */
type Told = ErrorKey | 'their own' | 'everybody’s';
const text = { comment_content: 'Not mine' };
const question = { qna_ttl_nm: 'Not mine', qna_content: 'Not mine' };
const trials: Readonly<Record<ObjectCall<typeof communityCalls>, readonly [Told, Record<string, unknown>]>> =
  {
    commentLike: ['everybody’s', {}],
    commentInsert: ['their own', { ...text, comment_type: 'kpopinfo' }],
    commentUpdate: ['not_own', text],
    commentDelete: ['not_own', {}],
    memberSaidFile: ['login_required', {}],
    qnaDetail: ['secret_noti_fail', {}],
    qnaPicture: ['picture_not_found', {}],
    qnaChkDetail: ['secret_noti_fail', { qna_password: '4711' }],
    qnaInsert: ['their own', { ...question, lan_tp: 'ENG' }],
    qnaUpdate: ['secret_noti_fail', question],
    qnaDelete: ['secret_noti_fail', {}],
    qnaPictureAdd: ['secret_noti_fail', {}],
    qnaPictureDelete: ['secret_noti_fail', {}],
    reviewInsert: ['review_not_travelled', { ...ratings, review_content: 'Not mine', lan_tp: 'KOR' }],
    reviewUpdate: ['review_not_found', { ...ratings, review_content: 'Not mine' }],
    reviewDelete: ['review_not_found', {}],
    reviewHelpful: ['everybody’s', { helpful_yn: 'Y' }],
    reviewPictureAdd: ['review_not_found', {}],
    reviewPictureDelete: ['review_not_found', {}],
  };
const names = Object.keys(trials) as (keyof typeof trials)[];

it.each(names.filter((name) => trials[name][0] !== 'everybody’s'))(
  '%s: by name, by position and by path, nobody else gets or changes what a member owns',
  async (name) => {
    const [answer, rest] = trials[name];
    const fields = ownedIn(communityCalls[name]).map((field) => [field, owned[field]]);
    const info = { ...rest, ...Object.fromEntries(fields), ...(name === 'commentInsert' && { prod_id }) };
    const before = await documentsNaming({ community: community.store }, owner.as, strangers[0]?.as ?? '');
    expect(before.length).toBeGreaterThan(3);
    const positional = positionsOf(callTable[name], info);
    const tries: readonly CallOptions[] = [
      ...strangers,
      ...(callTable[name].access === 'public' ? [{}] : []),
      ...(positional ? [{ ...strangers[0], positional }] : []),
    ];
    for (const options of tries) {
      const { body } = name.endsWith('PictureAdd')
        ? await community.upload(name, info, { bytes: picture }, options)
        : await community.inject(name, info, options);
      if (answer !== 'their own')
        expect([options, body]).toEqual([options, expect.objectContaining({ error: answer })]);
      expect(JSON.stringify(body)).not.toMatch(/MEM0000000031|"Mine/);
    }
    expect(await documentsNaming({ community: community.store }, owner.as, strangers[0]?.as ?? '')).toEqual(
      before,
    );
  },
);

it('a picture is exported for its member alone, also to whoever has account’s token for another one', async () => {
  const asked = async (as: string) => {
    const token = await community.sessions.token({ as, issuer: EXPORT_ISSUER, audience: EXPORT_AUDIENCE });
    const { file_id } = owned;
    const { status, body } = await community.inject(
      'memberSaidFile',
      { file_id },
      { headers: { authorization: `Bearer ${token}` } },
    );
    return [status, body.error];
  };
  expect(await asked('MEM0000000032')).toEqual([404, 'picture_not_found']);
  expect(await asked(owner.as)).toEqual([200, undefined]);
});

it('the owner may, by the same inputs', async () => {
  const { comment_id = '', qna_id = '', review_id = '', picture_id = '' } = owned;
  const statuses = [
    await community.inject('qnaChkDetail', { qna_id, qna_password: '4711' }, owner),
    await community.inject('qnaPictureDelete', { qna_id, picture_id }, owner),
    await community.inject('commentDelete', { comment_id }, owner),
    await community.inject('reviewDelete', { review_id }, owner),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200]);
});
