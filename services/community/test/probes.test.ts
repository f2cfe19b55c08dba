import { startTestService } from '@narae/test-kit';
import { communityService } from '../src/app.ts';

it('answers its probes, and route_not_found to calls', async () => {
  const community = await startTestService(communityService);
  const statusOf = async (url: string) => (await community.app.inject(url)).statusCode;
  expect(await statusOf('/community/healthz')).toBe(200);
  expect(await statusOf('/community/readyz')).toBe(200);
  const comments = await community.inject('commentList', { prod_id: 'P1', comment_type: 'trip' });
  expect([comments.status, comments.body.error]).toEqual([404, 'route_not_found']);
  await community.close();
});
