import { addPacks } from './store.ts';

addPacks('common', {
  CHN: () => import('../locales/CHN/common.json', { with: { type: 'json' } }),
  KOR: () => import('../locales/KOR/common.json', { with: { type: 'json' } }),
  ENG: () => import('../locales/ENG/common.json', { with: { type: 'json' } }),
  JPN: () => import('../locales/JPN/common.json', { with: { type: 'json' } }),
  VTN: () => import('../locales/VTN/common.json', { with: { type: 'json' } }),
});

addPacks('errors', {
  CHN: () => import('../locales/CHN/errors.json', { with: { type: 'json' } }),
  KOR: () => import('../locales/KOR/errors.json', { with: { type: 'json' } }),
  ENG: () => import('../locales/ENG/errors.json', { with: { type: 'json' } }),
  JPN: () => import('../locales/JPN/errors.json', { with: { type: 'json' } }),
  VTN: () => import('../locales/VTN/errors.json', { with: { type: 'json' } }),
});
