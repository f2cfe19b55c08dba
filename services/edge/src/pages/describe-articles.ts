import { isId, oneLine, pictureOf, type Visit, sharePicture } from './visit.ts';
import type { PageHead } from './page-head.ts';
import { pageTexts } from './texts.ts';
import { absolute } from './site-address.ts';
import { articleData, eventData } from './structured-data.ts';

export const describeEvent = async ({ path, query, lanTp, origin, facts }: Visit): Promise<PageHead> => {
  const event_id = query.get('event_id') ?? '';
  if (!isId(event_id)) return { missing: true };
  const page = { path, query: { event_id } };
  const answer = await facts.ask('eventInfoDtl', { event_id, lan_tp: lanTp });
  if (!answer) return { page, description: pageTexts[lanTp].siteDescription };
  const [event] = answer;
  if (!event) return { missing: true };
  const picture = pictureOf(origin, { ...event, prod_id: event_id });
  const parts = [event.event_desc, event.event_place, event.ymd_format];
  return {
    title: event.event_title,
    description: oneLine(parts.filter(Boolean).join(' · ')),
    picture,
    type: 'article',
    page,
    data: eventData(event, { url: absolute(origin, page, lanTp), picture }),
  };
};

export const describeKpop = async ({ path, query, lanTp, origin, facts }: Visit): Promise<PageHead> => {
  const info_seq = query.get('info_seq') ?? '';
  if (!isId(info_seq)) return { missing: true };
  const page = { path, query: { info_seq } };
  const answer = await facts.ask('kpopInfoDetail', { info_seq, lan_tp: lanTp });
  if (!answer) return { page, description: pageTexts[lanTp].siteDescription };
  const [info] = answer;
  if (!info) return { missing: true };
  const picture = pictureOf(origin, { ...info, prod_id: info_seq });
  return {
    title: info.info_title,
    description: oneLine(info.info_desc),
    picture,
    type: 'article',
    page,
    data: articleData(info, { url: absolute(origin, page, lanTp), picture }),
  };
};

/** Describes the page of one notice (COMMUNITY-3). */
export const describeNotice = async ({ path, query, lanTp, origin, facts }: Visit): Promise<PageHead> => {
  const cou_id = query.get('cou_id') ?? '';
  if (!isId(cou_id)) return { missing: true };
  const page = { path, query: { cou_id } };
  const described = { description: pageTexts[lanTp].siteDescription, page };
  const answer = await facts.ask('communityDtl', { cou_id, lan_tp: lanTp });
  if (!answer) return described;
  const [notice] = answer;
  if (!notice) return { missing: true };
  return {
    ...described,
    title: notice.cou_ttl_nm,
    picture: sharePicture(origin),
    type: 'article',
  };
};
