export { communityStore, type DeskContext } from './context.ts';
export { deskModule } from './module.ts';
export { loadCommunity } from './seeding/load-community.ts';
export { libreTranslate, type TranslatorConfig } from './translation.ts';
