export { articleKinds } from './article-kinds.ts';
export { eventPictures, kpopPictures } from './articles.rules.ts';
export { type ArticlesContext, articlesStore } from './context.ts';
export { eventFacts } from './events/change-event.ts';
export { eventPictureAddresses } from './events/show-events.ts';
export { articleFacts } from './kpop-info/change-kpop-info.ts';
export { kpopPictureAddresses } from './kpop-info/show-kpop-infos.ts';
export { type EventPlan, type KpopInfoPlan, loadEvents, loadKpopInfos } from './load-articles.ts';
export { articlesModule } from './module.ts';
